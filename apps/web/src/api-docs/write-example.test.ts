import { describe, expect, it } from 'vitest';
import type { ApiCall } from './api-call.ts';
import { LANGUAGES, writeExample } from './write-example.ts';

const ORIGIN = 'https://marco.example';
const READ: ApiCall = {
  method: 'GET',
  path: '/api-public/diccionario/sugerencias',
  query: [['texto', "identificación d'or"]],
  headers: [],
  body: null,
  takesFile: false,
  needsSession: false,
};
const WRITE: ApiCall = {
  ...READ,
  method: 'POST',
  path: '/api/mesas',
  query: [],
  headers: [['content-type', 'application/json']],
  body: '{\n  "nombre": "La \\"mesa\\"",\n  "activa": true,\n  "cierre": null\n}',
  needsSession: true,
};

describe('an example of a call', () => {
  it('in curl quotes what a shell would read', () => {
    expect(writeExample('curl', READ, ORIGIN)).toBe(
      `curl -G 'https://marco.example/api-public/diccionario/sugerencias' \\\n  --data-urlencode 'texto=identificación d'\\''or'`,
    );
    expect(writeExample('curl', { ...READ, query: [] }, ORIGIN)).toBe(
      "curl 'https://marco.example/api-public/diccionario/sugerencias'",
    );
    expect(writeExample('curl', WRITE, ORIGIN)).toContain(
      "curl -X POST 'https://marco.example/api/mesas' \\\n  -H 'content-type: application/json' \\\n  -H 'authorization: Bearer SU_TOKEN' \\\n  -d '{",
    );
  });

  it('in JavaScript is a program that runs', async () => {
    const seen: unknown[] = [];
    const run = async (text: string) => {
      const call = new Function('fetch', 'console', `return (async () => { ${text} })();`);
      await call(
        async (...sent: unknown[]) => {
          seen.push(sent);
          return new Response('bien');
        },
        { log: (...said: unknown[]) => seen.push(said) },
      );
    };
    await run(writeExample('JavaScript', READ, ORIGIN));
    await run(writeExample('JavaScript', WRITE, ORIGIN));
    expect(seen).toEqual([
      [`${ORIGIN}${READ.path}?texto=identificaci%C3%B3n+d%27or`],
      [200, 'bien'],
      [
        `${ORIGIN}/api/mesas`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: 'Bearer SU_TOKEN' },
          body: '{"nombre":"La \\"mesa\\"","activa":true,"cierre":null}',
        },
      ],
      [200, 'bien'],
    ]);
  });

  it('in Python writes the values of Python', () => {
    const program = writeExample('Python', WRITE, ORIGIN);
    expect(program).toContain('"nombre": "La \\"mesa\\"",');
    expect(program).toContain('"activa": True,');
    expect(program).toContain('"cierre": None,');
    expect(program).toContain('}).encode(),');
    expect(program.startsWith('import json\n')).toBe(true);
    expect(writeExample('Python', READ, ORIGIN)).not.toContain('json');
  });

  it('in Java has the body in one text', () => {
    expect(writeExample('Java', WRITE, ORIGIN)).toContain(
      String.raw`.method("POST", BodyPublishers.ofString("{\"nombre\":\"La \\\"mesa\\\"\",\"activa\":true,\"cierre\":null}"))`,
    );
    expect(writeExample('Java', READ, ORIGIN)).toContain('.method("GET", BodyPublishers.noBody())');
  });

  it.each(LANGUAGES)('in %s tells of a file, and takes a body that is no JSON as it is', (language) => {
    const file = { ...WRITE, body: null, takesFile: true, headers: [] };
    expect(writeExample(language, file, ORIGIN)).toMatch(/archivo/);
    expect(writeExample(language, { ...WRITE, body: '{mal' }, ORIGIN)).toContain('{mal');
  });
});
