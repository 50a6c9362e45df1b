/** What a request for samples asks for, beside the request itself. */
export type SampleTables = {
  /** `items` is JSON. `answer_due_at`: when the mail to the visitor is to be tried; null when there is none to send. */
  samples: {
    callback: string;
    address: string;
    pin: string;
    language: string;
    items: string;
    step: string;
    courier: string;
    consignment: string;
    sent_at: string | null;
    arrived_at: string | null;
    asked_after_at: string | null;
    answer_due_at: string | null;
    answer_tries: number;
    answer_error: string;
    answered_at: string | null;
  };
};
