export type S3Address = { bucket: string; endpoint: string; region: string };

/** Reads `s3://bucket?endpoint=https://host&region=eu-1`; null when it is not of that form. The default region is us-east-1, which most servers accept. */
export function readS3Address(url: string): S3Address | null {
  const { protocol, hostname, pathname, hash, username, password, port, searchParams } = URL.canParse(url)
    ? new URL(url)
    : new URL('none:');
  const given = searchParams.get('endpoint') ?? '';
  const endpoint = URL.canParse(given) ? new URL(given) : null;
  const region = searchParams.get('region') ?? 'us-east-1';
  const isBare = !pathname && !hash && !username && !password && !port;
  const isKnown = [...searchParams.keys()].every((name) => name === 'endpoint' || name === 'region');
  if (protocol !== 's3:' || !isBare || !isKnown || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname)) return null;
  if (!endpoint || !/^https?:$/.test(endpoint.protocol) || endpoint.href !== `${endpoint.origin}/`) return null;
  return /^[a-z0-9-]{1,40}$/.test(region) ? { bucket: hostname, endpoint: endpoint.origin, region } : null;
}
