// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import { refuseWith } from '@marco/contract-kit/decision';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import './elemento-screen.tsx';
import type { ElementoPrivado } from '../../contract/index.ts';
import { createElementoPrivado, createImpacto, createIncorporado } from '../../testing/elementos-samples.ts';
import { type Answer, createElementosServer, createElementosSite } from '../../testing/elementos-site.tsx';

const FICHA = '/app/elementos-de-dato/100';
const SI = { allowed: true, reasons: [], unblockers: [] };
const user = userEvent.setup({ delay: null });

function open(elemento: ElementoPrivado, answers: Record<string, Answer> = {}, address = FICHA) {
  const server = createElementosServer({
    'GET /elemento-dato/100': () => elemento,
    'GET /elemento-dato/100/impacto': () => createImpacto(),
    'GET /elemento-dato/100/comentarios': () => ({ comentarios: [] }),
    ...answers,
  });
  const { site, router } = createElementosSite(server.fake, address);
  return { ...server, router, ...render(site) };
}

function createEnRevision(acciones: Partial<ElementoPrivado['acciones']>): ElementoPrivado {
  const elemento = createElementoPrivado({ estado: 'en-revision' });
  return { ...elemento, acciones: { ...elemento.acciones, ...acciones } };
}

beforeEach(() => {
  sessionStorage.clear();
  openSampleSession();
});
afterEach(cleanup);

/** Reads what is wrong, and goes on. */
async function readErrors(): Promise<string> {
  const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
  const text = alert.textContent;
  await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
  return text;
}

describe('the detail of a version', () => {
  it('[AREA-06] shows its name, state, identificador, number, definition, identifiers and versions', async () => {
    const { container } = open(createIncorporado());
    expect(await screen.findByRole('heading', { level: 1, name: 'Código del departamento' })).toBeTruthy();
    expect(screen.getAllByText('Incorporado').length).toBeGreaterThan(0);
    expect(screen.getAllByText('codDepartamento').length).toBeGreaterThan(0);
    expect(screen.getAllByText(createIncorporado().definicion)).toHaveLength(1);
    const citar = within(screen.getByRole('region', { name: 'Citar y OID' }));
    const { oid } = createIncorporado();
    expect(citar.getByRole('link', { name: oid }).getAttribute('href')).toBe(`/oid/${oid}`);
    expect(citar.getByRole('button', { name: 'Copiar el espacio de nombres' })).toBeTruthy();
    const versiones = within(screen.getByRole('region', { name: 'Versiones' }));
    expect(versiones.getByRole('link', { name: 'Versión 1.0' }).getAttribute('aria-current')).toBe('true');
    expect(versiones.getByText('Primera versión')).toBeTruthy();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('[AREA-06] a step that is not allowed says why', async () => {
    open(createEnRevision({ avalar: refuseWith('Usted escribió esta versión: la revisa otra persona.') }));
    const avalar = await screen.findByRole('button', { name: 'Avalar' });
    expect(avalar.getAttribute('aria-disabled')).toBe('true');
    await user.hover(avalar);
    expect(await screen.findByText(/Usted escribió esta versión/)).toBeTruthy();
  });

  it('[AREA-06] returns a version with a reason of at most 200 characters', async () => {
    const { callsTo } = open(createEnRevision({ devolver: SI }), {
      'POST /elemento-dato/100/devolver': () => createElementoPrivado(),
    });
    await user.click(await screen.findByRole('button', { name: 'Devolver' }));
    const dialog = await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog'));
    const motivo = within(dialog).getByRole('textbox', { name: /Motivo/ });
    await user.click(motivo);
    await user.paste('x'.repeat(201));
    await user.click(within(dialog).getByRole('button', { name: 'Devolver' }));
    expect(callsTo('POST /elemento-dato/100/devolver')).toHaveLength(0);
    await user.clear(motivo);
    await user.type(motivo, 'Falta la fuente');
    await user.click(within(dialog).getByRole('button', { name: 'Devolver' }));
    await expect
      .poll(() => callsTo('POST /elemento-dato/100/devolver')[0]?.body)
      .toEqual({ motivo: 'Falta la fuente' });
    expect(callsTo('POST /elemento-dato/100/devolver')[0]?.headers.get('If-Match')).toBe('"3"');
  });

  it('[AREA-06] before it expires shows what it reaches, how many and the drafted notices, and sends those changed', async () => {
    const { callsTo } = open(createIncorporado(), {
      'POST /elemento-dato/100/caducar': () =>
        createIncorporado({ estado: 'caducado', motivoCaducidad: 'x' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Caducar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Caducar el elemento' });
    await within(dialog).findByText('Consulta de datos básicos');
    expect(within(dialog).getByRole('list', { name: 'A cuántos llega' }).textContent).toContain('1 servicio');
    expect(within(dialog).getByText('LCI-N1-2026-000012').closest('li')?.textContent).toContain(
      'Consulta de direcciones Unidad Administrativa Especial de Catastro En conceptualización por codDepartamento',
    );
    expect(within(dialog).getByText('Mesa de ubicación')).toBeTruthy();
    expect(within(dialog).getByText(/Servicios publicados lo usan/)).toBeTruthy();
    const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Caducar' }));
    expect(callsTo('POST /elemento-dato/100/caducar')).toHaveLength(0);
    expect(await readErrors()).toContain('Motivo es requerido.');
    const motivo = within(dialog).getByRole('textbox', { name: /Motivo/ });
    // The dialog is long: what is missing may be out of sight.
    await expect.poll(() => document.activeElement === motivo).toBe(true);
    await user.type(motivo, 'Lo reemplaza otro');
    const aviso = within(dialog).getByRole('textbox', { name: /registraduría/i });
    await user.type(aviso, ' Revíselo.');
    await user.click(within(dialog).getByRole('button', { name: 'Caducar' }));
    await expect
      .poll(() => callsTo('POST /elemento-dato/100/caducar')[0]?.body)
      .toEqual({
        motivo: 'Lo reemplaza otro',
        reemplazadoPorId: null,
        fecha: null,
        avisos: [{ entidadId: 9, texto: 'El elemento Código del departamento caduca. Revíselo.' }],
      });
  });

  it('[AREA-06] begins the next version, minor or major, and leads to its form', async () => {
    const { callsTo, router } = open(createIncorporado(), {
      'POST /elemento-dato/versionar': () =>
        createElementoPrivado({ versionId: 101, numero: '2.0', mayor: 2, menor: 0 }),
      'POST /elemento-dato/parecidos': () => [],
    });
    await user.click(await screen.findByRole('button', { name: 'Crear nueva versión' }));
    const dialog = await screen.findByRole('dialog', { name: 'Crear nueva versión' });
    expect(within(dialog).getByText(/borrador de la versión 1.1/)).toBeTruthy();
    await user.click(within(dialog).getByRole('radio', { name: 'Versión mayor (incompatible)' }));
    expect(within(dialog).getByText(/borrador de la versión 2.0/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Crear borrador' }));
    await expect.poll(() => router.state.location.pathname).toBe('/app/elementos-de-dato/101/edit');
    expect(callsTo('POST /elemento-dato/versionar')[0]?.body).toEqual({ elementoId: 10, cambio: 'mayor' });
  });

  it('[AREA-06] comments stand in threads that are answered and resolved', async () => {
    const comentario = {
      id: 1,
      campo: null,
      texto: '¿De qué edición?',
      quien: 'Luisa Peña',
      entidad: 'ministerio',
      cuando: '2026-07-14T15:00:00.000Z',
      respondeA: null,
      resueltoPor: null,
      resueltoEn: null,
    };
    const { callsTo } = open(
      createIncorporado(),
      {
        'GET /elemento-dato/100/comentarios': () => ({ comentarios: [comentario] }),
        'POST /elemento-dato/100/comentarios': ({ texto }) => ({
          comentarios: [comentario, { ...comentario, id: 2, texto, respondeA: 1 }],
        }),
        'POST /elemento-dato/comentarios/1/resolver': () => ({
          comentarios: [{ ...comentario, resueltoPor: 'Ana Ruiz', resueltoEn: comentario.cuando }],
        }),
      },
      `${FICHA}?pestana=comentarios`,
    );
    await user.click(await screen.findByRole('button', { name: 'Responder a Luisa Peña' }));
    await user.type(screen.getByRole('textbox', { name: 'Respuesta a Luisa Peña' }), 'De la de 2025.');
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    await expect
      .poll(() => callsTo('POST /elemento-dato/100/comentarios')[0]?.body)
      .toEqual({ texto: 'De la de 2025.', campo: null, respondeA: 1 });
    await user.click(screen.getByRole('button', { name: 'Marcar como resuelto' }));
    expect(await screen.findByText('Resuelto')).toBeTruthy();
  });

  it('[AREA-06] the same words may be said twice', async () => {
    const said: object[] = [];
    const { callsTo } = open(
      createIncorporado(),
      {
        'GET /elemento-dato/100/comentarios': () => ({ comentarios: said }),
        'POST /elemento-dato/100/comentarios': ({ texto }) => {
          said.push({
            id: said.length + 1,
            campo: null,
            texto,
            quien: 'Ana Ruiz',
            entidad: 'ministerio',
            cuando: '2026-07-14T15:00:00.000Z',
            respondeA: null,
            resueltoPor: null,
            resueltoEn: null,
          });
          return { comentarios: [...said] };
        },
      },
      `${FICHA}?pestana=comentarios`,
    );
    for (const cuantos of [1, 2]) {
      await user.type(await screen.findByRole('textbox', { name: 'Nuevo comentario' }), 'De acuerdo.');
      await user.click(screen.getByRole('button', { name: 'Comentar' }));
      await expect.poll(() => screen.queryAllByText('De acuerdo.', { selector: 'p' })).toHaveLength(cuantos);
    }
    const [first, second] = callsTo('POST /elemento-dato/100/comentarios').map(({ headers }) =>
      headers.get('Idempotency-Key'),
    );
    expect(second).not.toBe(first);
  });

  it('[AREA-06] [SHELL-04] leaving with a typed comment asks first', async () => {
    const { router } = open(createIncorporado(), {}, `${FICHA}?pestana=comentarios`);
    await user.type(await screen.findByRole('textbox', { name: 'Nuevo comentario' }), 'De acuerdo.');
    act(() => void router.navigate('/app/elementos-de-dato'));
    const question = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
    await user.click(within(question).getByRole('button', { name: 'Seguir aquí' }));
    expect(screen.getByDisplayValue('De acuerdo.')).toBeTruthy();
    expect(router.state.location.pathname).toBe(FICHA);
  });

  it('[AREA-06] who does not work on it is offered no comment, and told whose comments and history are', async () => {
    const elemento = createIncorporado();
    const ajeno = refuseWith('Comentan el ministerio y la entidad responsable del elemento.');
    const { router } = open(
      { ...elemento, acciones: { ...elemento.acciones, comentar: ajeno } },
      { 'GET /elemento-dato/100/historial': () => ({ total: 0, eventos: [] }) },
      `${FICHA}?pestana=comentarios`,
    );
    expect(await screen.findByText(ajeno.reasons[0] ?? '')).toBeTruthy();
    const comentarios = within(screen.getByRole('region', { name: 'Comentarios' }));
    expect(comentarios.queryByRole('textbox')).toBeNull();
    await router.navigate(`${FICHA}?pestana=historial`);
    expect(await screen.findByText(/^El historial lo ven el ministerio y la entidad/)).toBeTruthy();
  });

  it('[AREA-06] the history says who changed what, from and to', async () => {
    const { container } = open(
      createIncorporado(),
      {
        'GET /elemento-dato/100/historial': () => ({
          total: 1,
          eventos: [
            {
              id: 'auditoria-1',
              accion: 'editar-elemento',
              titulo: 'Cambió el borrador',
              numero: '1.0',
              quien: 'Ana Ruiz',
              cuando: '2026-07-14T15:00:00.000Z',
              motivo: '',
              cambios: [{ campo: 'nombre', etiqueta: 'Nombre', antes: 'Depto', despues: 'Departamento' }],
            },
          ],
        }),
      },
      `${FICHA}?pestana=historial`,
    );
    expect(await screen.findByText('Cambió el borrador')).toBeTruthy();
    expect(container.querySelector('del')?.textContent).toBe('Depto');
    expect(container.querySelector('ins')?.textContent).toBe('Departamento');
  });

  it('[AREA-06] is one page without tabs, whose index has the sections with data alone, those of later contexts too', async () => {
    open(createIncorporado());
    const index = within(await screen.findByRole('navigation', { name: 'En esta página' }));
    expect(screen.queryByRole('tablist')).toBeNull();
    await expect
      .poll(() => index.getAllByRole('link').map(({ textContent }) => textContent))
      .toEqual([
        'Definición',
        'Estructura y reglas3',
        'Esquema',
        'Relaciones2',
        'Quién lo usa1',
        'Versiones1',
        'Citar y OID',
        'Comentarios',
        'Historial',
      ]);
    expect(screen.getByText('Esquemas de codDepartamento 1.0')).toBeTruthy();
    const terminos = screen.getByText(/^Términos del elemento/);
    const ontologia = screen.getByText(/^Ontología del elemento/);
    expect(terminos.compareDocumentPosition(ontologia)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('region', { name: 'Valores permitidos' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Normas y estándares' })).toBeNull();
  });

  it('[AREA-06] its index leads to a section, and so does an address with the tab there was before', async () => {
    const { router } = open(createIncorporado(), {}, `${FICHA}?pestana=estructura&x=1`);
    const reglas = await screen.findByRole('heading', { name: 'Estructura y reglas' });
    await expect.poll(() => document.activeElement === reglas).toBe(true);
    expect(router.state.location).toMatchObject({ pathname: FICHA, search: '?x=1', hash: '#reglas' });
    await user.click(screen.getByRole('link', { name: /^Versiones/ }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Versiones' }));
    await user.click(screen.getByRole('button', { name: 'Comentarios' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Comentarios' }));
  });

  it('[AREA-06] says its rules in words, and judges a value by them', async () => {
    open(createIncorporado());
    const reglas = within(await screen.findByRole('region', { name: 'Estructura y reglas' }));
    const [tipo, largo, forma] = reglas.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect([tipo, largo, forma]).toEqual([
      'Es un texto.xs:token',
      'Tiene 2 caracteres.longitud 2',
      'Se escribe con esta forma, completa.[0-9]{2}',
    ]);
    const box = reglas.getByRole('textbox', { name: 'Pruebe un valor' });
    await user.clear(box);
    await user.type(box, '1{Enter}');
    expect(await reglas.findByText('«1» no es válido. Su longitud es 1 y debe ser al menos 2.')).toBeTruthy();
    await user.type(box, '1');
    expect(reglas.getByRole('status').textContent).toBe('');
    await user.click(reglas.getByRole('button', { name: 'Probar' }));
    expect(await reglas.findByText('«11» es válido.')).toBeTruthy();
  });

  it('[AREA-06] a draft tells what is missing, each with the way to the section where it is written', async () => {
    open(createElementoPrivado({ pendientes: [{ campo: 'fuentes', mensaje: 'Falta la fuente.' }] }));
    const link = await screen.findByRole('link', { name: 'Falta la fuente.' });
    expect(link.getAttribute('href')).toBe(`${FICHA}/edit?seccion=fuentes`);
    expect(screen.queryByText('Enlace permanente')).toBeNull();
  });

  it('[AREA-06] a version that is no longer in force leads to the one that is', async () => {
    const elemento = createIncorporado();
    const [version] = elemento.versiones;
    open({
      ...elemento,
      estado: 'historico',
      versiones: version
        ? [
            { ...version, id: 101, numero: '2.0' },
            { ...version, estado: 'historico' },
          ]
        : [],
    });
    const link = await screen.findByRole('link', { name: 'Ver la versión vigente 2.0' });
    expect(link.getAttribute('href')).toBe('/app/elementos-de-dato/101');
    expect(screen.getByText('Incompatible')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Comparar dos' }).getAttribute('href')).toBe(
      `${FICHA}/versiones`,
    );
  });

  it('[AREA-06] is followed and no longer followed from its header', async () => {
    const { callsTo } = open(createIncorporado(), {
      'PUT /elemento-dato/100/seguimiento': () => ({ seguido: true }),
    });
    await user.click(await screen.findByRole('button', { name: 'Seguir' }));
    expect(await screen.findByText(/^Ahora sigue el elemento/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Dejar de seguir' })).toBeTruthy();
    expect(callsTo('PUT /elemento-dato/100/seguimiento').map(({ body }) => body)).toEqual([
      { seguido: true },
    ]);
  });

  it('[AREA-06] an element that does not exist has a way back, and the nearest names', async () => {
    const { callsTo } = open(
      createIncorporado(),
      {
        'GET /elemento-dato/nombres': () => [
          { versionId: 7, nombre: 'Código del municipio', identificador: 'codMunicipio' },
        ],
      },
      '/app/elementos-de-dato/codMunicipi',
    );
    expect(await screen.findByText('El elemento de dato que busca no existe.')).toBeTruthy();
    const near = await screen.findByRole('link', { name: 'Código del municipio' });
    expect(near.getAttribute('href')).toBe('/app/elementos-de-dato/7');
    expect(callsTo('GET /elemento-dato/nombres')[0]?.query.get('texto')).toBe('codMunicipi');
  });
});
