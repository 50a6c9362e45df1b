type Login = { username: string; password: string };

/** Logs a person in at a running shop: who it is, with the token. */
export async function logInByWire({
  origin,
  username,
  password,
}: Login & { origin: string }): Promise<Login & { token: string }> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { username, password, token };
}
