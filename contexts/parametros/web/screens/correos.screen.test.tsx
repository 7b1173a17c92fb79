// @vitest-environment jsdom
import { ApiError } from '@marco/web-kit/api-client';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import './mails-screen.tsx';
import './outbox-screen.tsx';
import './plantilla-screen.tsx';
import { parametrosPaths, toPlantilla } from '../../contract/parametros.paths.ts';
import { type Answer, createParametrosSite } from '../../testing/parametros-site.tsx';

beforeAll(() => Promise.all([import('@marco/web-kit/modal'), import('@marco/web-kit/drawer')]));
afterEach(cleanup);

const EVENTO = { evento: 'rol-asignado', nombre: 'Rol asignado', tema: 'Usuarios', enProducto: true };
const INICIAL = {
  asunto: 'Su rol cambió',
  cuerpo: 'Hola, {{nombre}}:',
  aviso: 'Rol {{rol}}',
  porCorreo: true,
  porProducto: true,
};
const PLANTILLA = {
  ...EVENTO,
  descripcion: 'Cuenta a la persona que su rol en la entidad cambió.',
  reservado: false,
  variables: [
    { nombre: 'rol', descripcion: 'Nombre del rol', ejemplo: 'Líder de interoperabilidad' },
    { nombre: 'nombre', descripcion: 'Primer nombre de quien recibe el mensaje', ejemplo: 'María' },
    { nombre: 'enlace', descripcion: 'Dirección de la página', ejemplo: 'https://marco.ejemplo.gov.co/app' },
  ],
  asunto: 'Su rol es {{rol}}',
  cuerpo: 'Hola, {{nombre}}:\n\n{{enlace}}',
  aviso: 'Rol {{rol}}',
  porCorreo: true,
  porProducto: true,
  cambiada: true,
  inicial: INICIAL,
  caso: null,
  ultimaEdicion: null,
  version: 3,
};
const CORREO = {
  id: 12,
  evento: 'rol-asignado',
  destinatario: 'ana@ejemplo.gov.co',
  asunto: 'Su rol es Auditor',
  estado: 'abandonado',
  intentos: 12,
  ultimoError: 'El servidor de correo no respondió a tiempo',
  creadoEn: '2026-11-20T15:00:00.000Z',
  enviadoEn: null,
  proximoIntentoEn: null,
  reintento: { allowed: true, reasons: [], unblockers: [] },
};
const SALIENTES = { correos: [CORREO], total: 1, servidorDeCorreo: true };

function open(address: string, answers: Record<string, Answer> = {}) {
  const site = createParametrosSite(address, {
    'GET /notificaciones/sin-leer': () => ({ sinLeer: 0 }),
    'GET /correos': () => ({ plantillas: [PLANTILLA], servidorDeCorreo: false }),
    'GET /correos/plantillas/rol-asignado': () => PLANTILLA,
    'GET /correos/plantillas/rol-asignado/historial': () => ({ cambios: [] }),
    'GET /correos/salientes': () => SALIENTES,
    'GET /correos/salientes/12': () => ({
      ...CORREO,
      texto: 'Hola: https://marco.ejemplo/app',
      calendario: null,
      adjunto: null,
    }),
    ...answers,
  });
  render(site.site);
  return site;
}

describe('templates', () => {
  it('are listed with their channels, and without a mail server the screen says where mails are read', async () => {
    open(parametrosPaths.mails);
    expect(await screen.findByText(/No hay servidor de correo/)).toBeTruthy();
    expect(screen.getByText('Correo y sistema')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Editar Rol asignado' }).getAttribute('href')).toBe(
      toPlantilla('rol-asignado'),
    );
  });

  it('are searched in all subjects, with what matches marked; one that is not as at first says so', async () => {
    const OTRA = { ...PLANTILLA, evento: 'clave', nombre: 'Contraseña', tema: 'Ingreso', cambiada: false };
    open(parametrosPaths.mails, {
      'GET /correos': () => ({ plantillas: [OTRA, PLANTILLA], servidorDeCorreo: true }),
    });
    expect(await screen.findByRole('link', { name: 'Editar Contraseña' })).toBeTruthy();
    expect(screen.queryByText('Cambiada')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Usuarios/ }));
    expect(screen.getByText('Cambiada')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar en 2 plantillas' }), 'contrasena');
    expect(screen.getByText('Contraseña', { selector: 'mark' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Editar Rol asignado' })).toBeNull();
  });

  it('[AREA-10] take a word at the caret by a press, and may go back to what they were', async () => {
    const cambio = {
      id: 4,
      antes: { ...INICIAL, asunto: 'De antes' },
      despues: INICIAL,
      persona: 'Ana Ejemplo',
      creadoEn: '2026-11-20T15:00:00.000Z',
    };
    open(toPlantilla('rol-asignado'), {
      'GET /correos/plantillas/rol-asignado/historial': () => ({ cambios: [cambio] }),
    });
    const asunto = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Asunto/ });
    await userEvent.click(asunto);
    asunto.setSelectionRange(3, 3);
    await userEvent.click(screen.getByRole('button', { name: '{{nombre}}' }));
    expect(asunto.value).toBe('Su {{nombre}}rol es {{rol}}');
    expect([document.activeElement === asunto, asunto.selectionStart]).toEqual([true, 13]);
    await userEvent.click(screen.getByRole('button', { name: 'Volver a la inicial' }));
    expect(asunto.value).toBe('Su rol cambió');
    await userEvent.click(await screen.findByRole('button', { name: /^Volver a lo anterior/ }));
    expect(asunto.value).toBe('De antes');
    expect(screen.getByText('Hay cambios sin guardar.')).toBeTruthy();
  });

  it('are shown with the last real case where there is one', async () => {
    open(toPlantilla('rol-asignado'), {
      'GET /correos/plantillas/rol-asignado': () => ({
        ...PLANTILLA,
        caso: { valores: { rol: 'Auditor', nombre: 'Luz' }, ocurrioEn: '2026-11-20T15:00:00.000Z' },
      }),
    });
    expect(await screen.findByText('Su rol es Auditor')).toBeTruthy();
    expect(screen.getByText(/^Con el último caso real, del 20\/11\/2026/)).toBeTruthy();
    expect(screen.getByText('Luz', { selector: 'mark' })).toBeTruthy();
  });

  it('[AREA-10] [ERR-01] show what the reader will see while typing, and name a variable that does not exist', async () => {
    const { callsTo } = open(toPlantilla('rol-asignado'));
    const asunto = await screen.findByRole('textbox', { name: /^Asunto/ });
    expect(screen.getByText('Su rol es Líder de interoperabilidad')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Rol asignado' })).toBeTruthy();
    expect(screen.getByText('Cuenta a la persona que su rol en la entidad cambió.')).toBeTruthy();
    expect(screen.getByText('Nombre del rol. Ejemplo: Líder de interoperabilidad')).toBeTruthy();
    await userEvent.type(asunto, ' {{{{cargo}}');
    expect(screen.getByText('Corrija los textos para ver cómo quedan.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    const modal = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(modal.textContent).toContain('La variable {{cargo}} no existe en este evento');
    await userEvent.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    expect(callsTo('PUT /correos/plantillas/rol-asignado')).toEqual([]);
  });

  it('[AREA-10] are saved with the version that was read; a refused save keeps what was typed', async () => {
    const answers: Answer[] = [
      () => {
        throw new ApiError({ status: 503, code: 'X', mensaje: 'No está disponible.' });
      },
      ({ body }) => ({ ...PLANTILLA, ...(body as object), version: 4 }),
    ];
    const { callsTo } = open(toPlantilla('rol-asignado'), {
      'PUT /correos/plantillas/rol-asignado': (call) => answers.shift()?.(call),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Asunto/ }), '!');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Avisar en el sistema' }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    const modal = await screen.findByRole('alertdialog', { name: '¡Error!' });
    await userEvent.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Asunto/ }).value).toBe(
      'Su rol es {{rol}}!',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Se guardó la plantilla.')).toBeTruthy();
    const [, call] = callsTo('PUT /correos/plantillas/rol-asignado');
    expect(call?.headers.get('if-match')).toBe('"3"');
    expect(call?.body).toEqual({
      asunto: 'Su rol es {{rol}}!',
      cuerpo: PLANTILLA.cuerpo,
      aviso: PLANTILLA.aviso,
      porCorreo: true,
      porProducto: false,
    });
  });

  it('[AREA-10] that changed meanwhile show both versions, and are overwritten only when told', async () => {
    const actual = { ...PLANTILLA, asunto: 'Otro asunto', porCorreo: false, version: 7 };
    const answers: Answer[] = [
      () => {
        throw new ApiError({ status: 412, code: 'VERSION_DISTINTA', mensaje: 'Otra persona.', actual });
      },
      ({ body }) => ({ ...actual, ...(body as object), version: 8 }),
    ];
    const { callsTo } = open(toPlantilla('rol-asignado'), {
      'PUT /correos/plantillas/rol-asignado': (call) => answers.shift()?.(call),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Asunto/ }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    const conflict = await screen.findByRole('alertdialog', { name: 'Otra persona cambió este registro' });
    const cells = (name: RegExp) =>
      [...within(conflict).getByRole('row', { name }).children].map(({ textContent }) => textContent);
    expect(cells(/asunto/i).slice(1)).toEqual(['Su rol es {{rol}}!', 'Otro asunto']);
    expect(cells(/^Por correo/).slice(1)).toEqual(['Sí', 'No']);
    await userEvent.click(within(conflict).getByRole('button', { name: 'Guardar mi versión' }));
    expect(await screen.findByText('Se guardó la plantilla.')).toBeTruthy();
    expect(
      callsTo('PUT /correos/plantillas/rol-asignado').map(({ headers }) => headers.get('if-match')),
    ).toEqual(['"3"', '"7"']);
  });

  it('[AREA-10] are tried with what is on the screen; every test is one of its own', async () => {
    const { callsTo } = open(toPlantilla('rol-asignado'), {
      'POST /correos/plantillas/rol-asignado/prueba': () => ({ id: 1, destinatario: 'ana@ejemplo.gov.co' }),
    });
    const button = await screen.findByRole('button', { name: 'Enviarme una prueba' });
    await userEvent.click(button);
    await screen.findByText('La prueba para ana@ejemplo.gov.co está en la bandeja de salida.');
    await userEvent.click(button);
    await expect.poll(() => callsTo('POST /correos/plantillas/rol-asignado/prueba')).toHaveLength(2);
    const keys = callsTo('POST /correos/plantillas/rol-asignado/prueba').map(({ headers }) =>
      headers.get('idempotency-key'),
    );
    expect(new Set(keys).size).toBe(2);
  });

  it('an event that does not exist is told', async () => {
    open(`${parametrosPaths.mails}/otro`, {
      'GET /correos/plantillas/otro': () => {
        throw new ApiError({ status: 400, code: 'SOLICITUD_INVALIDA', mensaje: 'Revise los datos.' });
      },
    });
    expect(await screen.findByText('No se encontró la plantilla')).toBeTruthy();
    expect(screen.getByText('El evento de la dirección no existe.')).toBeTruthy();
  });

  it('an event that is mailed alone offers no notice in the product', async () => {
    open(toPlantilla('rol-asignado'), {
      'GET /correos/plantillas/rol-asignado': () => ({ ...PLANTILLA, enProducto: false }),
    });
    expect(await screen.findByRole('checkbox', { name: 'Enviar por correo' })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Avisar en el sistema' })).toBeNull();
  });
});

describe('the outbox', () => {
  it('asks the server for text and state with Consultar, and the address keeps them', async () => {
    const { router, callsTo } = open(parametrosPaths.outbox);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Estado' }), 'Abandonado');
    await userEvent.type(screen.getByRole('textbox', { name: 'Asunto o destinatario' }), ' rol ');
    expect(callsTo('GET /correos/salientes')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
    await expect.poll(() => callsTo('GET /correos/salientes').at(-1)?.query.get('estado')).toBe('abandonado');
    expect(router.state.location.search).toBe('?texto=rol&estado=abandonado');
    await userEvent.click(screen.getByRole('button', { name: 'Limpiar' }));
    await expect.poll(() => router.state.location.search).toBe('');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Asunto o destinatario' }).value).toBe('');
  });

  it('reads a message with its reason and links, and tries it again', async () => {
    const { callsTo } = open(parametrosPaths.outbox, {
      'POST /correos/salientes/12/reintentar': () => ({ ...CORREO, estado: 'pendiente' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Leer Su rol es Auditor' }));
    const drawer = await screen.findByRole('dialog', { name: 'Su rol es Auditor' });
    expect(await within(drawer).findByText('El servidor de correo no respondió a tiempo')).toBeTruthy();
    expect(within(drawer).getByRole('link').getAttribute('href')).toBe('https://marco.ejemplo/app');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('El correo está de nuevo por enviarse.')).toBeTruthy();
    expect(callsTo('POST /correos/salientes/12/reintentar')).toHaveLength(1);
  });

  it('[AREA-10] the event a mail carries for calendars is downloaded from it', async () => {
    const contenido = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
    const saved: Blob[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:calendario';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    open(parametrosPaths.outbox, {
      'GET /correos/salientes/12': () => ({
        ...CORREO,
        texto: 'Reunión',
        calendario: { nombre: 'reunion-correo-12.ics', contenido },
        adjunto: { nombre: 'ind-02-2026-11-28.xlsx', bytes: 12_288 },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Leer Su rol es Auditor' }));
    expect(await screen.findByText('ind-02-2026-11-28.xlsx (13 KB)')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar invitación (.ics)' }));
    expect(create).toHaveBeenCalledOnce();
    expect(saved[0]?.size).toBe(contenido.length);
    expect(saved[0]?.type).toContain('text/calendar');
  });

  it('a reserved text is not shown, and why nothing can be tried again is said', async () => {
    open(parametrosPaths.outbox, {
      'GET /correos/salientes/12': () => ({
        ...CORREO,
        texto: null,
        calendario: null,
        adjunto: null,
        reintento: { allowed: false, reasons: ['Este correo ya se envió.'], unblockers: ['Nadie'] },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Leer Su rol es Auditor' }));
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText(/es reservado/)).toBeTruthy();
    const button = within(drawer).getByRole('button', { name: 'Reintentar' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(within(drawer).getByText('Este correo ya se envió.')).toBeTruthy();
  });
});
