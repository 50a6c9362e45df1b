/** What a person may do: staff issue, look up, cancel, upload and delete pictures; owners also look after accounts, settings and the audit log. */
export const roles = ['owner', 'staff'] as const;

export type Role = (typeof roles)[number];

/** `roleNames.owner` → `'Owner'` */
export const roleNames: Record<Role, string> = { owner: 'Owner', staff: 'Staff' };

/** What an owner does to an account: `owner` and `staff` give that role, `factor-off` ends the codes of the person's app. */
export const accountChanges = ['disable', 'enable', 'owner', 'staff', 'factor-off'] as const;

export type AccountChange = (typeof accountChanges)[number];
