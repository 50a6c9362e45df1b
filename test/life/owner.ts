/** The owner of the shops that live. */
export const owner = { username: 'owner', password: 'seven quiet lanterns over water' };
