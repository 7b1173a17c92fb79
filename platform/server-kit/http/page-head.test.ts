import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addHead, createHeadFinder, formatScriptData, type PageHead } from './page-head.ts';

const PAGE =
  '<html><head><title>Producto</title><meta name="description" content="De todos."><link rel="icon" href="/i"></head><body><div id="root"></div></body></html>';
const HEAD: PageHead = {
  title: 'Uno & "otro" <tres>',
  description: "Dice 'algo'.",
  heading: 'Uno <b>',
  canonical: 'https://sitio.gov.co/libro/uno?a=1&b=2',
  alternates: [{ type: 'application/atom+xml', title: 'Cambios', href: 'https://sitio.gov.co/cambios' }],
  data: { '@type': 'Book', name: '</script><script>alert(1)</script>' },
};

const STARTER = '/start.js';

describe('the head of a page', () => {
  it('stands in the place of what every page says, and nothing of it is read as markup', () => {
    const page = addHead(PAGE, HEAD, STARTER);
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page.match(/name="description"/g)).toHaveLength(1);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).toContain('<title>Uno &amp; &quot;otro&quot; &lt;tres&gt;</title>');
    expect(page).toContain('<link rel="canonical" href="https://sitio.gov.co/libro/uno?a=1&amp;b=2">');
    expect(page).toContain('<link rel="icon" href="/i">');
    expect(page).toContain(
      '<div id="root"><main data-first-text="page"><h1>Uno &lt;b&gt;</h1><p>Dice &#39;algo&#39;.</p></main></div>',
    );
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toEqual(HEAD.data);
  });

  it('search engines get the beginning of a long description, people all of it', () => {
    const description = `${'a'.repeat(298)}\u{1F600}fin`;
    const page = addHead(PAGE, { ...HEAD, description }, STARTER);
    expect(page).toContain(`content="${'a'.repeat(298)}\uFFFD…"`);
    expect(page).toContain(`<p>${description}</p>`);
  });

  it('a page that begins with a band says so', () => {
    expect(addHead(PAGE, { ...HEAD, beginsWithBand: true }, STARTER)).toContain('data-first-text="band"');
  });

  it('a band has the picture of the screen, a page has none', () => {
    const page = PAGE.replace('</head>', '<link rel="preload" as="image" href="/p.svg"></head>');
    const image = '<img src="/p.svg" alt="">';
    expect(addHead(page, { ...HEAD, beginsWithBand: true }, STARTER)).toContain(`"band">${image}<h1>`);
    expect(addHead(page, HEAD, STARTER)).not.toContain(image);
  });

  it('its code and the styles of its screen wait for the first text, and nothing else does', () => {
    const always = '<link rel="stylesheet" crossorigin href="/all.css">';
    const style = '<link rel="stylesheet" data-of-screen crossorigin href="/one.css">';
    const code = ['/a.js', '/b.js'].map((src) => `<script type="module" crossorigin src="${src}"></script>`);
    const ahead = '<link rel="modulepreload" crossorigin href="/c.js">';
    const page = addHead(
      PAGE.replace('</head>', `${always}${code.join('')}${ahead}${style}</head>`),
      HEAD,
      STARTER,
    );
    expect(page).not.toContain('type="module"');
    const [, waiting = '', after = ''] =
      /<template id="code-of-page">(.*?)<\/template>(.*?)<title>/.exec(page) ?? [];
    expect(waiting).toBe(
      `${style}${['/a.js', '/b.js', '/c.js'].map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('')}`,
    );
    expect(after).toBe('<script defer src="/start.js" data-entry="/b.js"></script>');
    expect(page.replace(waiting, '')).toContain(always);
    expect(page.replace(waiting, '')).not.toMatch(/one\.css|modulepreload/);
  });

  it('a name with signs of a replacement is written as it is', () => {
    expect(addHead(PAGE, { ...HEAD, title: "$& $1 $` $'" }, STARTER)).toContain(
      '<title>$&amp; $1 $` $&#39;</title>',
    );
  });

  it('no text ends the script it stands in, and it reads back as it was', () => {
    const hostil = fc.string({
      unit: fc.constantFrom('</script', '<!--', '-->', ']]>', '&', '"', '\\', '\u2028', '\u2029', 'ñ', '\n'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(hostil, hostil, (name, description) => {
        const text = formatScriptData({ name, description });
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual({ name, description });
      }),
    );
  });

  it('is found by the address of the page, with its parts, and only where somebody says one', async () => {
    const asked: unknown[] = [];
    const find = createHeadFinder([
      {
        path: '/libro/{autor}/{libro}',
        find: async (params) => {
          asked.push(params);
          return params['libro'] === 'uno' ? HEAD : undefined;
        },
      },
      { path: '/libro', find: async () => ({ ...HEAD, title: 'Libros' }) },
    ]);
    expect(await find('/libro/ana/uno')).toBe(HEAD);
    expect(await find('/libro/a%C3%B1o/uno/')).toBe(HEAD);
    expect(await find('/libro/ana/dos')).toBeUndefined();
    expect((await find('/libro'))?.title).toBe('Libros');
    for (const path of ['/', '/libro/ana', '/libro/ana/uno/1', '/otro/libro/ana/uno', '/libro/%E0%A4%A/uno'])
      expect(await find(path)).toBeUndefined();
    expect(asked).toEqual([
      { autor: 'ana', libro: 'uno' },
      { autor: 'año', libro: 'uno' },
      { autor: 'ana', libro: 'dos' },
    ]);
  });
});
