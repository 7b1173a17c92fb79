import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addHead, createHeadFinder, formatScriptData, type PageHead } from './page-head.ts';

const PAGE =
  '<html><head><title>Producto</title><meta name="description" content="De todos."><link rel="icon" href="/i"></head><body></body></html>';
const HEAD: PageHead = {
  title: 'Uno & "otro" <tres>',
  description: "Dice 'algo'.",
  canonical: 'https://sitio.gov.co/libro/uno?a=1&b=2',
  alternates: [{ type: 'application/atom+xml', title: 'Cambios', href: 'https://sitio.gov.co/cambios' }],
  data: { '@type': 'Book', name: '</script><script>alert(1)</script>' },
};

describe('the head of a page', () => {
  it('stands in the place of what every page says, and nothing of it is read as markup', () => {
    const page = addHead(PAGE, HEAD);
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page.match(/name="description"/g)).toHaveLength(1);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).toContain('<title>Uno &amp; &quot;otro&quot; &lt;tres&gt;</title>');
    expect(page).toContain('<link rel="canonical" href="https://sitio.gov.co/libro/uno?a=1&amp;b=2">');
    expect(page).toContain('<link rel="icon" href="/i">');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toEqual(HEAD.data);
  });

  it('a name with signs of a replacement is written as it is', () => {
    expect(addHead(PAGE, { ...HEAD, title: "$& $1 $` $'" })).toContain('<title>$&amp; $1 $` $&#39;</title>');
  });

  it('no text ends the script it stands in, and it reads back as it was', () => {
    const hostil = fc.string({
      unit: fc.constantFrom('</script', '<!--', '-->', ']]>', '&', '"', '\\', '\u2028', '\u2029', 'ñ', '🙂', '\n'),
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
