interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  /** The line that set it. */
  readonly line: string;
}

export interface Visit {
  readonly status: number;
  readonly url: string;
  readonly text: string;
  readonly headers: Headers;
}

const MOST_REDIRECTS = 10;

/** What a browser does with cookies, redirects and forms, without the browser. */
export class TestBrowser {
  readonly #home: string;
  readonly #served: string;
  #cookies: Cookie[] = [];

  /** @param served where the server listens, when a proxy gives it another address */
  constructor(home: string, served: string = home) {
    this.#home = home;
    this.#served = served;
  }

  /** Value of a cookie, undefined when it is not there. */
  cookie(name: string): string | undefined {
    return this.#cookies.find((cookie) => cookie.name === name)?.value;
  }

  /** The lines that set the cookies it holds. */
  get cookieLines(): string[] {
    return this.#cookies.map(({ line }) => line);
  }

  /** Opens an address and follows redirects until a page, or until an address that `stopAt` recognises. */
  async open(
    address: string,
    init: RequestInit = {},
    stopAt: (url: URL) => boolean = isClient,
  ): Promise<Visit> {
    let url = new URL(address, this.#home);
    let request = init;
    for (let count = 0; count < MOST_REDIRECTS; count += 1) {
      if (stopAt(url)) return { status: 0, url: url.href, text: '', headers: new Headers() };
      const answer = await this.#send(url, request);
      const location = answer.headers.get('location');
      if (!location) {
        return { status: answer.status, url: url.href, text: await answer.text(), headers: answer.headers };
      }
      await answer.body?.cancel();
      url = new URL(location, url);
      request = {};
    }
    throw new Error('too many redirects');
  }

  submit(
    address: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Visit> {
    return this.open(address, { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  async #send(url: URL, init: RequestInit): Promise<Response> {
    const sent = this.#cookies.filter(
      ({ path }) => url.pathname === path || url.pathname.startsWith(slashed(path)),
    );
    const headers = new Headers(init.headers);
    headers.set('accept', 'text/html');
    headers.set('cookie', sent.map(({ name, value }) => `${name}=${value}`).join('; '));
    const answer = await fetch(new URL(url.pathname + url.search, this.#served), {
      ...init,
      headers,
      redirect: 'manual',
    });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return answer;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', ...rest] = pair.split('=');
    const path = attributes.find((text) => text.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
    this.#cookies = this.#cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
    const expires = attributes.find((text) => text.toLowerCase().startsWith('expires='))?.slice(8);
    if (expires && Date.parse(expires) < Date.now()) return;
    this.#cookies.push({ name, value: rest.join('='), path, line });
  }
}

function slashed(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/** The product's own addresses, which nobody serves in these tests. */
function isClient({ pathname }: URL): boolean {
  return !pathname.startsWith('/autenticador');
}
