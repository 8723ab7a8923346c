/** Profiles of people at services where the path is a person's name. */
const PROFILE =
  /^(?:https?:\/\/)?(?:[a-z\d-]+\.)?(?:linkedin\.com\/(?:in|pub)\/|facebook\.com\/(?!groups|pages|events|help|business|legal|policies|privacy|sharer)[\w.]+|(?:twitter|x)\.com\/(?!home|search|intent|i\/|share|hashtag)\w+|instagram\.com\/(?!p\/|explore|reel)[\w.]+|github\.com\/[\w-]+\/?$|gitlab\.com\/[\w.-]+\/?$|t\.me\/\w+|vk\.com\/(?:id\d+|\w+)|tiktok\.com\/@|youtube\.com\/@|medium\.com\/@|mastodon\.\w+\/@|reddit\.com\/u(?:ser)?\/|xing\.com\/profile\/|orcid\.org\/\d|keybase\.io\/|steamcommunity\.com\/id\/|wa\.me\/\d)/i;

/** Whether a link, with or without its scheme, leads to the profile of a person. */
export function isProfile(link: string): boolean {
  return PROFILE.test(link);
}
