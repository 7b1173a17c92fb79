import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '@marco/test-kit';
import { PERSONA_MARCADA } from '@marco/test-kit/declarations';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPeople, listMarksOfPeople } from '../testing/marked-people.ts';
import {
  addPublicRecords,
  callPublic,
  compareCalls,
  NAMED_PEOPLE,
  PUBLIC_CALLS,
  publicAddresses,
} from '../testing/public-calls.ts';
import { readTexts } from '../testing/read-texts.ts';

let test: TestApp;
let directory: string;
let marks: Awaited<ReturnType<typeof listMarksOfPeople>>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'personal-'));
  test = await startTestApp({ filesDirectory: directory });
  await addPublicRecords(test);
  marks = await listMarksOfPeople(test.database.kysely);
});
afterAll(async () => {
  await test.close();
  await rm(directory, { recursive: true, force: true });
});

/** What the answers of an address say, headers and all; each is answered or refused, as is declared of it. */
async function read(name: string): Promise<readonly string[]> {
  const address = publicAddresses.find((one) => one.name === name);
  if (!address) throw new Error(`no ${name}`);
  const texts: string[] = [];
  for (const call of PUBLIC_CALLS[name] ?? [])
    for (const answer of await callPublic(test, address, call)) {
      const text = await readTexts(answer.rawPayload);
      const told = `${name}${call.rest ?? ''}: ${text.slice(0, 500)}`;
      expect(answer.statusCode >= 400, told).toBe(call.isRefused === true);
      expect(answer.statusCode, told).toBeLessThan(500);
      texts.push(`${JSON.stringify(answer.headers)}\n${text}`);
    }
  expect(texts.length, name).toBeGreaterThan(0);
  return texts;
}

describe('[GEN-02] what anybody reads', () => {
  it('is called, every address of it, about a record that is there', () => {
    expect(publicAddresses.length).toBeGreaterThan(85);
    expect(compareCalls(publicAddresses, Object.keys(PUBLIC_CALLS))).toEqual([]);
  });

  it.each(publicAddresses.map(({ name }) => name))(
    '%s tells of nobody but whom the specification names',
    async (name) => {
      const named: readonly string[] = NAMED_PEOPLE[name]?.data ?? [];
      for (const text of await read(name))
        expect(
          findPeople(text, marks).filter((kind) => !named.includes(kind)),
          /.{0,120}qz.{0,60}/i.exec(text)?.[0],
        ).toEqual([]);
    },
  );
});

/** Where a name that the servicio had would be told, in every form that is read. */
const FORMAS = [
  'getFichaServicio',
  'searchDirectorio',
  'downloadCatalogo',
  'downloadVersionesDirectorio',
  'listCambiosDirectorio',
  'getPasaporte',
  '/directorio-servicios/{entidad}/{servicio}',
] as const;

describe('[GEN-02] the search for people', () => {
  it('finds them however they are written', () => {
    const { documento, telefono, correo } = PERSONA_MARCADA;
    for (const [text, kind] of [
      ['de QZNÓMBRE', 'nombre'],
      [`mailto:${correo}`, 'correo'],
      ['Qzcargo de área', 'cargo'],
      [documento.replace(/(\d)(\d{3})(\d{3})(\d{3})/, '$1.$2.$3.$4'), 'documento'],
      [telefono.replace(/(\d{3})(\d{3})(\d{4})/, '$1 $2 $3'), 'telefono'],
    ] as const)
      expect([text, findPeople(text, marks)]).toEqual([text, [kind]]);
    expect(findPeople('Una persona de la entidad', marks)).toEqual([]);
  });

  it('reads the files that an answer carries', async () => {
    const [address] = publicAddresses.filter(({ name }) => name === 'downloadArchivo');
    expect((await read(address?.name ?? '')).join('\n')).toContain('Consultor principal');
  });

  it('misses no address: one without a call, a call without an address, and a call without a record', async () => {
    const [first] = publicAddresses;
    if (!first) throw new Error('Nobody may call anything.');
    const added = [...publicAddresses, { ...first, name: 'getNuevo' }];
    expect(compareCalls(added, Object.keys(PUBLIC_CALLS))).toEqual(['publicCalls lacks getNuevo']);
    expect(compareCalls(publicAddresses, [...Object.keys(PUBLIC_CALLS), 'getViejo'])).toEqual([
      'no public address getViejo',
    ]);
    await expect(callPublic(test, first, { records: 'select 1 where false' })).rejects.toThrow('no record');
  });

  it.each(FORMAS)('finds a name planted in a servicio, by %s', async (name) => {
    // The last test: what is planted stays.
    await test.database.kysely
      .updateTable('servicios')
      .set({ nombre: sql<string>`${PERSONA_MARCADA.nombre}::text || ' ' || id` })
      .execute();
    for (const text of await read(name)) expect(findPeople(text, marks)).toContain('nombre');
  });
});
