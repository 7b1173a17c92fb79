import { findLastAudit } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdministracionSite, startAdministracionSite } from '../../testing/administracion-site.ts';

const CONTACTO = {
  direccion: 'Calle 10 # 5-51',
  sitioWeb: null,
  telefono: '6013814000',
  correoElectronico: 'contacto@ejemplo.gov.co',
  nombreContacto: 'Íngrid Ñáñez',
  cargoContacto: 'Directora de tecnología',
};

let site: AdministracionSite;
beforeAll(async () => {
  site = await startAdministracionSite();
});
afterAll(() => site.test.close());

function call(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  token: string,
  payload?: object,
  version?: number,
) {
  return site.test.app.inject({
    method,
    url: `/api/entidad/${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(payload ? { payload } : {}),
  });
}

const confirm = (token: string, id = site.cancilleria, version?: number) =>
  call('POST', `${id}/contacto/confirmar`, token, undefined, version);
const read = async () => (await call('GET', String(site.cancilleria), site.admin)).json();
const updateContacto = (change: object = {}) =>
  call('PUT', `${site.cancilleria}/contacto`, site.leader, { ...CONTACTO, ...change });
const findAudit = () => findLastAudit(site.test.database.kysely, 'confirmar-contacto-entidad');

describe('confirming the contact of an entity', () => {
  it('[AREA-01] is refused while it names nobody who can be told, as the screen says beforehand', async () => {
    await updateContacto({ correoElectronico: null, nombreContacto: null });
    const reasons = [
      'Falta el nombre de la persona de contacto.',
      'Falta el correo electrónico de contacto.',
    ];
    expect((await read()).permisos.confirmarContacto).toMatchObject({ allowed: false, reasons });
    expect((await confirm(site.leader)).json()).toMatchObject({
      status: 409,
      code: 'ENTIDAD_CONTACTO_POR_COMPLETAR',
      detalles: reasons.map((mensaje) => ({ mensaje })),
    });
    expect(await findAudit()).toMatchObject({
      result: 'rechazo',
      detail: { codigo: 'ENTIDAD_CONTACTO_POR_COMPLETAR' },
    });
  });

  it('[AREA-01] is refused to who leads another entity, and over another version', async () => {
    await updateContacto();
    expect((await confirm(site.leader, site.mintic)).json()).toMatchObject({
      status: 403,
      code: 'ENTIDAD_ACCION_NO_PERMITIDA',
    });
    const { version } = await read();
    expect((await confirm(site.leader, site.cancilleria, version - 1)).json()).toMatchObject({
      status: 412,
      code: 'VERSION_DISTINTA',
      actual: { contactoConfirmadoEn: null, version },
    });
  });

  it('[AREA-01] keeps the moment, leaves its trace and tells the person of the contact by mail', async () => {
    const { version, nombre } = await read();
    const answer = await confirm(site.leader, site.cancilleria, version);
    expect(answer.json()).toMatchObject({
      contactoConfirmadoEn: expect.any(String),
      version: version + 1,
      correoEnviado: true,
    });
    expect(await findAudit()).toMatchObject({
      result: 'exito',
      object_type: 'entidad',
      object_id: String(site.cancilleria),
      detail: {
        antes: { contactoConfirmadoEn: null },
        despues: { contactoConfirmadoEn: answer.json().contactoConfirmadoEn },
      },
    });
    const mails = await site.test.database.kysely
      .selectFrom('outbox_messages')
      .select(['recipient', 'subject', 'text_body'])
      .where('event', '=', 'contacto-confirmado')
      .execute();
    expect(mails).toEqual([
      {
        recipient: CONTACTO.correoElectronico,
        subject: `Usted es el contacto de ${nombre}`,
        text_body: expect.stringContaining(`Hola, ${CONTACTO.nombreContacto}:`),
      },
    ]);
  });

  it('[AREA-01] says when the mail is kept back: a mailbox gets two a day', async () => {
    const sent: boolean[] = [];
    for (let times = 0; times < 2; times += 1) {
      const { version } = await read();
      sent.push((await confirm(site.leader, site.cancilleria, version)).json().correoEnviado);
    }
    expect(sent).toEqual([true, false]);
    const mails = await site.test.database.kysely
      .selectFrom('outbox_messages')
      .select('id')
      .where('event', '=', 'contacto-confirmado')
      .execute();
    expect(mails).toHaveLength(2);
  });

  it('[AREA-01] lasts until the contact changes', async () => {
    await updateContacto();
    expect((await read()).contactoConfirmadoEn).not.toBeNull();
    await updateContacto({ telefono: '6013814001' });
    expect((await read()).contactoConfirmadoEn).toBeNull();
  });
});
