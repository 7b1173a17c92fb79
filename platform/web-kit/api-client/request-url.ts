type Values = Readonly<Record<string, unknown>>;

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Puts the parameters into a path: '/thing/{id}' with {id: 7} is '/thing/7'. Throws when one is missing. */
export function fillPath(path: string, params: Values = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (!isPresent(value)) throw new TypeError(`Path parameter ${name} of ${path} is missing`);
    return encodeURIComponent(String(value));
  });
}

/** '?a=1&b=x', or nothing; absent values are left out, a list repeats its key. */
export function queryString(query: Values = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (isPresent(item)) search.append(key, String(item));
    }
  }
  return search.size === 0 ? '' : `?${search}`;
}
