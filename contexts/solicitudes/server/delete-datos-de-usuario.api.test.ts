import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaginaConversacion, Solicitud } from '../contract/index.ts';
import { CONSTANCIA, type NivelDosSite, startNivelDosSite } from '../testing/nivel-dos-site.ts';

let site: NivelDosSite;
beforeAll(async () => {
  site = await startNivelDosSite();
}, 300_000);
afterAll(() => site.close());

const db = () => site.test.database.kysely;

/** Somebody else takes over what a person answers for, as the suppression asks first. */
async function handOver(usuarioId: number): Promise<void> {
  const other = await site.findUsuarioId('lider');
  for (const [table, column] of [
    ['compromisos', 'responsable_usuario_id'],
    ['mesas', 'consultor_principal_id'],
    ['reuniones', 'consultor_principal_id'],
    ['solicitudes', 'solicitante_id'],
  ] as const)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${other} where ${sql.ref(column)} = ${usuarioId}`.execute(
      db(),
    );
}

const readRegistros = () =>
  db().selectFrom('certificados').select(['id', 'registro', 'huella_contenido']).orderBy('id').execute();

it('[AREA-05] who suppresses their data follows nothing and is named in no constancia; what they wrote stays without their name', async () => {
  const usuarioId = await site.findUsuarioId('ies');
  const { versionId } = await site.certifyNivelUno('ies');
  const { id }: Solicitud = (await site.begin(versionId, 'ies')).json();
  const constancia = { ...CONSTANCIA, responsable: 'Persona Que Firma' };
  const firmada: Solicitud = (await site.change(id, { constancia }, 'ies')).json();
  expect(firmada.nivelDos?.constancia).toMatchObject({ responsable: 'Persona Que Firma', deAprobador: true });
  const radicada = (await site.createCompleta({}, 'ies')).id;
  await site.take(radicada, ['ies', 'radicar']);
  for (const each of [id, radicada])
    await site.call('ies', 'PUT', `solicitud/${each}/seguimiento`, { seguida: true });
  await site.call('coordinador', 'PUT', `solicitud/${radicada}/seguimiento`, { seguida: true });
  await site.call('ies', 'POST', `solicitud/${radicada}/conversacion`, { texto: 'Ya lo pedimos.' });
  await handOver(usuarioId);
  const registros = await readRegistros();
  expect(JSON.stringify(registros)).toContain(`"usuarioId":${usuarioId}`);

  const answer = await site.call('ies', 'POST', 'cuenta/supresion', {
    confirmacion: 'SUPRIMIR MIS DATOS',
    contrasena: 'Demo2026*',
  });
  expect(answer.json()).toEqual({ suprimida: true });

  const nombre = `Persona ${usuarioId} (datos suprimidos)`;
  const seguidores = await db()
    .selectFrom('solicitudes_seguidores')
    .select('usuario_id')
    .where('solicitud_id', 'in', [id, radicada])
    .execute();
  expect(seguidores).toEqual([{ usuario_id: await site.findUsuarioId('coordinador') }]);
  const guardada = await db()
    .selectFrom('solicitudes_nivel_dos as n')
    .innerJoin('solicitudes as s', 's.id', 'n.solicitud_id')
    .select(['n.responsable', 'n.cargo', 's.version'])
    .where('n.solicitud_id', '=', id)
    .executeTakeFirstOrThrow();
  // The cargo is that of the entidad; the version is another one, so that an open form does not write the name back.
  expect(guardada).toEqual({
    responsable: nombre,
    cargo: CONSTANCIA.cargo,
    version: firmada.version + 1,
  });
  const conversacion: PaginaConversacion = (
    await site.call('coordinador', 'GET', `solicitud/${radicada}/conversacion`)
  ).json();
  expect(conversacion.mensajes).toMatchObject([{ autor: nombre, texto: 'Ya lo pedimos.' }]);
  expect((await site.read(radicada, 'coordinador')).pasos.map(({ usuario }) => usuario)).toEqual([nombre]);
  // A certificate is a record that stays as it was sealed.
  expect(await readRegistros()).toEqual(registros);
}, 300_000);
