import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Facetas, MesaEncontrada } from '../../contract/index.ts';
import { FACETAS, type Trozo } from '../../contract/terms.ts';
import {
  countFaceta,
  findMesas,
  type MesaLeida,
  type Pregunta,
  readMesas,
} from '../../testing/oraculo-busqueda.ts';

const PUBLICA = '/api-public/mesaInteroperabilidad/buscar';
const PRIVADA = '/api/mesaInteroperabilidad/buscar';

let test: TestApp;
let token: string;
let mesas: readonly MesaLeida[];

interface Answer {
  readonly mesas: readonly MesaEncontrada[];
  readonly total: number;
  readonly facetas: Facetas;
}

async function call(payload: object, bearer?: string, url = bearer ? PRIVADA : PUBLICA) {
  const headers = bearer ? { authorization: `Bearer ${bearer}` } : {};
  return test.app.inject({ method: 'POST', url, headers, payload });
}

async function search(payload: object, bearer?: string): Promise<Answer> {
  const answer = await call(payload, bearer);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const join = (trozos: readonly Trozo[]) => trozos.map(({ texto }) => texto).join('');
const marked = (trozos: readonly Trozo[]) =>
  trozos.filter(({ marcado }) => marcado).map(({ texto }) => texto);

/** Two meetings of a mesa, one held and one only programmed, each with a document; and a commitment. */
async function plant(): Promise<void> {
  await sql`with consultor as (select id from usuarios where numero_identificacion = '1000000002'),
    mesa as (select id, entidad_lider_id from mesas where nombre = 'Pasaportes'),
    nuevas as (
      insert into reuniones (mesa_id, estado, tematica, avance, inicia_en, consultor_principal_id, participante)
      select mesa.id, datos.estado, datos.tematica, datos.avance, datos.inicia::timestamptz, consultor.id, ''
      from mesa, consultor, (values
        ('realizada', 'Trámite del zurcido', 'Se acordó el «Zurcído invisible» de los lotes.', '2024-01-01T03:00:00Z'),
        ('programada', 'Remiendo pendiente', 'Remiendo todavía sin hacer.', '2099-01-10T15:00:00Z')
      ) datos(estado, tematica, avance, inicia) returning id, estado
    ), papeles as (
      insert into archivos (carpeta, nombre, tipo_mime, tamano_bytes, sha256, publico)
      select 'mesas', nombre, 'application/pdf', 1, repeat('a', 64), true
      from (values ('Ánexo bordado.pdf'), ('Borrador deshilachado.pdf')) nombres(nombre) returning id, nombre
    ), unidos as (
      insert into reuniones_archivos (reunion_id, archivo_id, orden)
      select n.id, p.id, 1 from nuevas n join papeles p
        on (n.estado = 'realizada') = (p.nombre = 'Ánexo bordado.pdf')
    )
    insert into compromisos (mesa_id, descripcion, responsable, entidad_id, fecha_acuerdo, fecha_vencimiento)
    select id, 'Entregar el dobladillo firmado', 'Ana', entidad_lider_id, '2026-01-02', '2026-01-09' from mesa`.execute(
    test.database.kysely,
  );
}

beforeAll(async () => {
  test = await startTestApp();
  token = await openTestSession(test.database.kysely, '1000000001');
  await plant();
  mesas = await readMesas(test.database.kysely);
});
afterAll(() => test.close());

describe('refusals', () => {
  it.each([
    ['a text over 200 characters', { texto: 'a'.repeat(201) }],
    ['a source there is none of', { fuente: 'correo' }],
    ['an order there is none of', { orden: 'nombre; drop table mesas' }],
    ['a year as text', { anioUltimaReunion: '2026' }],
    ['a negative sector', { sectorLider: -1 }],
    ['a page of 51', { tamano: 51 }],
    ['a zero byte', { texto: 'a\u0000b' }],
  ])('%s is a 400 with a Spanish reason', async (_name, payload) => {
    const answer = await call(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'SOLICITUD_INVALIDA', mensaje: expect.any(String) });
  });

  it('the private form asks for a session, and for the permission', async () => {
    expect((await call({}, undefined, PRIVADA)).statusCode).toBe(401);
    const withoutEntity = await openTestSession(test.database.kysely, '1000000004', { entidad: false });
    expect((await call({}, withoutEntity)).statusCode).toBe(403);
  });

  it('visitors neither search nor see commitments, whatever they ask with', async () => {
    const asked = { texto: 'dobladillo' };
    expect(await search(asked)).toMatchObject({ mesas: [], total: 0 });
    const answer = await call(asked, token, PUBLICA);
    expect(answer.json()).toMatchObject({ mesas: [], total: 0 });
    expect((await search({ texto: 'dobladillo', fuente: 'compromiso' })).total).toBe(0);
    for (const mesa of (await search({ texto: 'a', tamano: 50 })).mesas)
      expect(mesa.hallazgos.map(({ fuente }) => fuente)).not.toContain('compromiso');
    const own = await search(asked, token);
    expect(own.mesas.map(({ nombreMesa }) => nombreMesa)).toEqual(['Pasaportes']);
    expect(own.mesas[0]?.hallazgos).toMatchObject([{ fuente: 'compromiso', idReunion: null }]);
  });

  it('people of an entity find the commitments of theirs and their own, the ministry every one', async () => {
    const lider = await openTestSession(test.database.kysely, '1000000003');
    const texto = 'pespunte';
    await sql`insert into compromisos (mesa_id, descripcion, responsable, entidad_id, fecha_acuerdo, fecha_vencimiento)
      select m.id, 'Pespunte de ' || m.nombre, 'Ana', case when m.nombre = 'Pasaporte equino' then p.entidad_id
        else m.entidad_lider_id end, '2026-01-02', '2026-01-09'
      from mesas m, usuarios u join membresias p on p.usuario_id = u.id
      where u.numero_identificacion = '1000000003' and m.nombre in ('Pasaporte equino', 'Catastro multipropósito')
        and m.entidad_lider_id <> p.entidad_id`.execute(test.database.kysely);
    expect((await search({ texto }, lider)).mesas.map(({ nombreMesa }) => nombreMesa)).toEqual([
      'Pasaporte equino',
    ]);
    expect((await search({ texto }, token)).total).toBe(2);
    await sql`delete from compromisos where descripcion like 'Pespunte%'`.execute(test.database.kysely);
  });

  it('nobody finds a meeting that was not held, nor its documents', async () => {
    for (const bearer of [undefined, token])
      for (const texto of ['remiendo', 'deshilachado'])
        expect((await search({ texto }, bearer)).total).toBe(0);
  });
});

describe('what is found', () => {
  it('tells where, with the words marked as they are written', async () => {
    const [avance] = (await search({ texto: 'ZURCIDO   invisible' })).mesas;
    expect(avance?.hallazgos[0]).toMatchObject({
      fuente: 'avance',
      tematica: 'Trámite del zurcido',
      idReunion: expect.any(Number),
      fecha: '2024-01-01T03:00:00.000Z',
    });
    expect(join(avance?.hallazgos[0]?.fragmento ?? [])).toBe(
      'Se acordó el «Zurcído invisible» de los lotes.',
    );
    expect(marked(avance?.hallazgos[0]?.fragmento ?? [])).toEqual(['Zurcído', 'invisible']);
    const [documento] = (await search({ texto: 'anexo bordado' })).mesas;
    expect(documento?.hallazgos).toMatchObject([{ fuente: 'documento', tematica: 'Trámite del zurcido' }]);
    expect(marked(documento?.hallazgos[0]?.fragmento ?? [])).toEqual(['Ánexo', 'bordado']);
    const { mesas: named } = await search({ texto: 'PASÁPORTE' });
    expect(marked(named[0]?.titulo ?? [])).toEqual(['pasaporte']);
    expect(join(named[0]?.titulo ?? [])).toBe(named[0]?.nombreMesa);
  });

  it('ranks the name before objective and description, those before meetings, those before documents', async () => {
    const { kysely } = test.database;
    const word = 'hilván';
    const targets = await kysely.selectFrom('mesas').select(['id']).orderBy('id').limit(4).execute();
    const [documento = 0, reunion = 0, objetivo = 0, nombre = 0] = targets.map(({ id }) => id);
    await sql`update mesas set nombre = nombre || ' de hilvan' where id = ${nombre}`.execute(kysely);
    await sql`update mesas set objetivo = objetivo || ' Hilván.' where id = ${objetivo}`.execute(kysely);
    await sql`update reuniones set avance = avance || ' HILVÁN' where id in
      (select min(id) from reuniones where mesa_id = ${reunion} and estado = 'realizada')`.execute(kysely);
    await sql`update archivos set nombre = 'hilvan-' || nombre where id in (select archivo_id from reuniones_archivos ra
      join reuniones r on r.id = ra.reunion_id where r.mesa_id = ${documento} and r.estado = 'realizada' limit 1)`.execute(
      kysely,
    );
    const found = (await search({ texto: word })).mesas.map(({ id }) => id);
    expect(found).toEqual([nombre, objetivo, reunion, documento]);
    mesas = await readMesas(kysely);
  });

  it('shows three texts: with most of the words, the weightier, the latest, and among equals by the text', async () => {
    const { kysely } = test.database;
    const { id } = await kysely.selectFrom('mesas').select('id').orderBy('id').executeTakeFirstOrThrow();
    const texts = fc.array(
      fc.record({
        // What is said of the same day, with the same words, is equal but for its text.
        tematica: fc.constantFrom('puntada', 'ojal', 'puntada y ojal', 'tela'),
        avance: fc.constantFrom('puntada', 'ojal', 'ojal con puntada', 'hilo'),
        dia: fc.constantFrom('2026-01-05', '2026-01-06'),
      }),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(texts, async (reuniones) => {
        await sql`delete from reuniones where participante = 'Modista'`.execute(kysely);
        const rows = reuniones.map(({ dia, ...one }, n) => ({
          tematica: `${one.tematica} ${n}`,
          avance: `${one.avance} ${n}`,
          fecha: `${dia}T15:00:00.000Z`,
        }));
        await sql`insert into reuniones (mesa_id, estado, tematica, avance, inicia_en, consultor_principal_id, participante)
          select m.id, 'realizada', r.tematica, r.avance, r.fecha::timestamptz, m.consultor_principal_id, 'Modista'
          from mesas m, jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) r(tematica text, avance text, fecha text)
          where m.id = ${id}`.execute(kysely);
        const words = ['puntada', 'ojal'];
        const holds = (texto: string) => words.filter((word) => texto.includes(word)).length;
        const found = rows
          .flatMap(({ tematica, avance, fecha }) => [
            { texto: tematica, fecha },
            { texto: avance, fecha },
          ])
          .filter(({ texto }) => holds(texto) > 0);
        const expected = found.toSorted(
          (one, other) =>
            holds(other.texto) - holds(one.texto) ||
            other.fecha.localeCompare(one.fecha) ||
            (one.texto < other.texto ? -1 : 1),
        );
        const hasBoth = words.every((word) => found.some(({ texto }) => texto.includes(word)));
        const answer = await search({ texto: words.join(' ') });
        expect(answer.total).toBe(hasBoth ? 1 : 0);
        if (!hasBoth) return;
        const [mesa] = answer.mesas;
        expect(mesa?.cantidadHallazgos).toBe(found.length);
        expect(mesa?.hallazgos.map(({ fragmento }) => join(fragmento))).toEqual(
          expected.slice(0, 3).map(({ texto }) => texto),
        );
      }),
      { numRuns: 25 },
    );
    await sql`delete from reuniones where participante = 'Modista'`.execute(kysely);
  });

  it('without a text finds every mesa, in order of name', async () => {
    const all = await search({ tamano: 50 });
    expect(all.total).toBe(mesas.length);
    const names = all.mesas.map(({ nombreMesa }) => nombreMesa);
    expect(names).toEqual([...names].sort(new Intl.Collator('es', { numeric: true }).compare));
  });

  it('pages follow each other without gaps or repeats', async () => {
    for (const orden of ['relevancia', 'nombre', 'reciente']) {
      const ids: number[] = [];
      for (let pagina = 1; ; pagina += 1) {
        const page = await search({ texto: 'mesa', orden, pagina, tamano: 7 });
        ids.push(...page.mesas.map(({ id }) => id));
        if (page.mesas.length === 0) {
          expect(ids).toHaveLength(page.total);
          break;
        }
      }
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('the text is text: wildcards and quotes stand for themselves', async () => {
    for (const texto of ['%', '_', '\\', "'; drop table mesas; --", '％'])
      expect((await search({ texto })).total).toBe(
        findMesas(mesas, { texto: texto.normalize('NFKC') }, false).length,
      );
  });
});

describe('counts', () => {
  it('[MESA-14] the six filters, the text and the facets combine, and every count is that of a brute-force reading', async () => {
    const pick = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { freq: 2 });
    const of = <T>(read: (mesa: MesaLeida) => readonly (T | null)[]) =>
      [...new Set(mesas.flatMap(read))].filter((value) => value !== null);
    const preguntas = fc.record({
      texto: pick([
        'pasaporte',
        'datos',
        'ACTA',
        'información pública',
        'zurcido',
        'de',
        'é',
        'servicio reunión',
      ]),
      nombre: fc.option(fc.constantFrom('a', 'registro', 'ó'), { freq: 1 }),
      estado: pick([true, false]),
      admEntidadLider: fc.option(fc.constantFrom(...of(({ lider }) => [lider])), { freq: 1 }),
      admUsuarioId: fc.option(fc.constantFrom(...of(({ consultor }) => [consultor])), { freq: 1 }),
      servicioMesa: fc.option(fc.constantFrom(...of(({ servicios }) => servicios.map(({ id }) => id))), {
        freq: 1,
      }),
      estadoServicio: pick(of(({ servicios }) => servicios.map(({ estado }) => estado))),
      sectorLider: fc.option(fc.constantFrom(...of(({ sector }) => [sector])), { freq: 1 }),
      anioUltimaReunion: fc.option(fc.constantFrom(...of(({ anio }) => [anio])), { freq: 1 }),
      fuente: fc.option(fc.constantFrom('nombre', 'avance', 'documento', 'compromiso'), { freq: 1 }),
    });
    await fc.assert(
      fc.asyncProperty(preguntas, fc.boolean(), async (pregunta, isPrivate) => {
        const answer = await search({ ...pregunta, tamano: 50 }, isPrivate ? token : undefined);
        const expected = findMesas(mesas, pregunta as Pregunta, isPrivate);
        expect(answer.total).toBe(expected.length);
        if (expected.length <= 50)
          expect(answer.mesas.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
            expected.map(({ id }) => id).sort((a, b) => a - b),
          );
        for (const faceta of FACETAS) {
          const counted = Object.fromEntries(
            answer.facetas[faceta].map(({ valor, cantidad }) => [valor, cantidad]),
          );
          const brute = countFaceta(mesas, pregunta as Pregunta, faceta, isPrivate);
          if (Object.keys(brute).length <= 50) expect([faceta, counted]).toEqual([faceta, brute]);
        }
      }),
      { numRuns: 40 },
    );
  });
});
