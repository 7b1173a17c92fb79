interface Preference {
  readonly type: string;
  readonly subtype: string;
  readonly quality: number;
}

/**
 * The offered media type a caller likes best (RFC 9110 §12.5.1); the first one when the caller says nothing, undefined
 * when none will do. Of equals the one offered first.
 */
export function chooseMediaType<Type extends string>(
  accept: string | undefined,
  offers: readonly Type[],
): Type | undefined {
  if (accept === undefined || accept.trim() === '') return offers[0];
  const preferences = accept.split(',').flatMap(parsePreference);
  let best: { readonly offer: Type; readonly quality: number } | undefined;
  for (const offer of offers) {
    const quality = findQuality(offer, preferences);
    if (quality > (best?.quality ?? 0)) best = { offer, quality };
  }
  return best?.offer;
}

function parsePreference(text: string): Preference[] {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const [type, subtype] = range.split('/');
  if (!type || !subtype) return [];
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const quality = weight === undefined ? 1 : Number(weight);
  return [{ type, subtype, quality: quality >= 0 && quality <= 1 ? quality : 0 }];
}

/** The most precise range decides. */
function findQuality(offer: string, preferences: readonly Preference[]): number {
  const [type, subtype] = offer.split('/');
  const match =
    preferences.find((range) => range.type === type && range.subtype === subtype) ??
    preferences.find((range) => range.type === type && range.subtype === '*') ??
    preferences.find((range) => range.type === '*' && range.subtype === '*');
  return match?.quality ?? 0;
}
