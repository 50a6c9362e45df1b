/**
 * `isLinkPreview('WhatsApp/2.23.20.0')` → `true`: a messenger, a mail service or a search engine fetches the page to show a
 * preview, and no person has opened it.
 */
export function isLinkPreview(userAgent: string): boolean {
  return previewers.test(userAgent) || programs.test(userAgent);
}

const previewers =
  /whatsapp|facebookexternalhit|facebot|twitterbot|telegrambot|slackbot|slack-imgproxy|discordbot|linkedinbot|skypeuripreview|microsoftpreview|bingpreview|msteams|google-(?:pagerenderer|read-aloud|safety)|googleimageproxy|applebot|viber|line-poker|kakaotalk-scrap|snapchat|pinterest|redditbot|vkshare|embedly|iframely|signal-desktop/i;

/** A crawler says so in its name; a program that fetches by itself has no browser's name. */
const programs =
  /\b(?:bot|crawler|spider|preview)\b|bot\/|^(?:curl|wget|python|java|go-http-client|okhttp|axios|node)\b/i;
