/** What a person may do: staff issue, find and cancel documents, and upload and delete pictures; owners also manage accounts, the company record and the audit log. */
export const roles = ['owner', 'staff'] as const;

export type Role = (typeof roles)[number];

/** `roleNames.owner` → `'Owner'` */
export const roleNames: Record<Role, string> = { owner: 'Owner', staff: 'Staff' };

/** What an owner can do to an account: `owner` and `staff` set that role, `factor-off` removes the person's authenticator app. */
export const accountChanges = ['disable', 'enable', 'owner', 'staff', 'factor-off'] as const;

export type AccountChange = (typeof accountChanges)[number];
