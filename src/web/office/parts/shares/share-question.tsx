import { Question } from '../../../ui/question.tsx';

type ShareQuestionProps = { number: string; onCancel: () => void; onShare: () => void };

/** Asks before a paper goes out that is no tax invoice yet. */
export function ShareQuestion({ number, onCancel, onShare }: ShareQuestionProps) {
  return (
    <Question
      title={`Share ${number} without IRN?`}
      yes="Share all the same"
      busy={false}
      onYes={onShare}
      onCancel={onCancel}
    >
      <p>
        Its paper says ‘IRN awaited’: without IRN it is no tax invoice (rule 48), and the buyer cannot take his credit.
        A link shows the paper with IRN as soon as the portal’s answer is imported.
      </p>
    </Question>
  );
}
