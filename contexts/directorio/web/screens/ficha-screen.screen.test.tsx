// @vitest-environment jsdom
import { ApiError } from '@marco/web-kit/api-client';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import './ficha-screen.tsx';
import '../ficha/ficha-no-publicada.tsx';
import '../ficha/lista-operaciones.tsx';
import '../suscripciones/suscripcion-dialog.tsx';
import { createConexion } from '../../testing/conexion-samples.ts';
import { createCampoFicha, createFicha, samplePendiente } from '../../testing/directorio-samples.ts';
import { createDirectorioSite, FICHA, type Respuesta } from '../../testing/directorio-site.tsx';
import type { FichaPanel } from '../ficha-slots.ts';

const PAGE = '/directorio-servicios/rnec/consulta-de-datos-basicos';

function open(answers: Record<string, Respuesta> = {}, address = PAGE, panels: readonly FichaPanel[] = []) {
  const site = createDirectorioSite(answers, address, panels);
  render(site.site);
  return site;
}
const findBlock = async (name: string) => within(await screen.findByRole('region', { name }));
const findTitle = () => screen.findByRole('heading', { level: 1, name: /^Consulta de datos básicos/ });

afterEach(cleanup);

describe('the page of a servicio', () => {
  it('[AREA-15] [ROUTE-07] tells what it is and answers first what most people ask', async () => {
    open();
    expect(await findTitle()).toBeTruthy();
    expect(screen.getByText('Versión 2.1', { selector: 'li' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Certificado vigente' }).getAttribute('href')).toBe(
      '/certificados/AAAA',
    );
    for (const [term, text] of [
      ['Entrega', '10 datos7 vienen siempre'],
      ['Pide', '2 datos1 es opcional'],
      ['Acceso', 'Por solicitudresponde en 8 días hábiles; datos semiprivados'],
      ['Disponibilidad', 'Sin datos de operaciónAND no los ha cargado'],
      ['Lo usan', '47 entidadescon acuerdo en vigor'],
    ])
      expect(screen.getByText(term ?? '', { selector: 'dt' }).nextElementSibling?.textContent).toBe(text);
  });

  it('[AREA-15] every block stands in the order of the tasks, and the index leads the focus to each', async () => {
    open();
    await findTitle();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'Qué hace y para qué',
      'Qué entrega',
      'Qué pide',
      'Nivel y certificados',
      'Cómo conectarse',
      'Ejemplos y contrato',
      'Probar',
      'Versiones y cambios',
      'Quién lo usa',
      'Compromisos del servicio',
      'Base legal y datos personales',
      'Preguntas y avisos de error',
      'Contacto',
      'Relacionados',
    ]);
    const index = within(screen.getByRole('navigation', { name: 'En esta página' }));
    expect(index.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['proposito', 'entrega', 'pide', 'niveles', 'conectarse', 'contrato', 'probar', 'cambios']
        .concat(['consumidores', 'salud', 'base-legal', 'preguntas', 'contacto', 'relacionados'])
        .map((id) => `#${id}`),
    );
    await userEvent.click(index.getByRole('link', { name: 'Base legal y datos personales' }));
    expect(document.activeElement?.textContent).toBe('Base legal y datos personales');
    await userEvent.click(screen.getByRole('button', { name: 'Cómo conectarse' }));
    expect(document.activeElement?.textContent).toBe('Cómo conectarse');
  });

  it('[AREA-15] each field says what it permits, its element, whether a newer version breaks, and how personal it is', async () => {
    const campo = createCampoFicha({
      minimo: 0,
      obligatorioDeNegocio: false,
      masReciente: { version: '3.0', rompe: true },
      permitido: 'Lista de 12 valores',
      valores: {
        total: 12,
        primeros: Array.from({ length: 8 }, (_, place) => ({
          codigo: String(place),
          nombre: `Valor ${place}`,
        })),
      },
      ejemplo: 'MARÍA',
      datoPersonal: 'privado',
      normas: ['Ley 39 de 1961'],
    });
    const ficha = createFicha();
    const [una] = ficha.datos.contenido?.operaciones ?? [];
    open({
      [FICHA]: () => ({
        ...ficha,
        datos: {
          contenido: {
            operaciones: [{ ...una, mensajes: [{ papel: 'respuesta', campos: [campo] }] }],
            planos: [],
          },
          pendiente: null,
        },
      }),
    });
    const row = within(await screen.findByRole('row', { name: /Primer nombre/ }));
    for (const text of ['Lista de 12 valores', '5 Valor 5', 'A veces', 'Privado', 'Norma: Ley 39 de 1961'])
      expect(row.getByText(text)).toBeTruthy();
    expect(row.queryByText('6 Valor 6')).toBeNull();
    expect(row.getByRole('link', { name: 'Ver los 12' }).getAttribute('href')).toBe(
      '/diccionario/primerNombre#valores',
    );
    expect(row.getByRole('link', { name: 'primerNombre' }).getAttribute('href')).toBe(
      '/diccionario/primerNombre',
    );
    expect(row.getByText('Hay v3.0, cambio mayor')).toBeTruthy();
  });

  it('[AREA-15] without messages it lists what is known of its data', async () => {
    const dato = { elementoId: 6, identificador: 'fechaDefuncion', nombre: 'Fecha de defunción' };
    open({
      [FICHA]: () =>
        createFicha({
          datos: {
            contenido: { operaciones: [], planos: [{ ...dato, sentido: 'ambos' }] },
            pendiente: samplePendiente,
          },
        }),
    });
    for (const name of ['Qué entrega', 'Qué pide']) {
      const link = (await findBlock(name)).getByRole('link', { name: 'Fecha de defunción' });
      expect(link.getAttribute('href')).toBe('/diccionario/fechaDefuncion');
    }
    expect((await findBlock('Qué entrega')).getByText(samplePendiente.texto)).toBeTruthy();
  });

  it('[AREA-15] the switch of operations changes both tables and stays in the address; on paper all of them stand', async () => {
    const { router } = open();
    const delivers = await findBlock('Qué entrega');
    expect(delivers.getByRole('row', { name: /primerNombre/ })).toBeTruthy();
    expect(delivers.queryByRole('row', { name: /personas/ })).toBeNull();
    await userEvent.click(delivers.getByRole('button', { name: 'Consultar varios' }));
    expect(delivers.getByRole('row', { name: /personas/ })).toBeTruthy();
    expect(delivers.getByText('Siempre, varias veces')).toBeTruthy();
    expect((await findBlock('Qué pide')).getByText(/No pide datos\./)).toBeTruthy();
    expect(router.state.location.search).toBe('?operacion=consultarVarios');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(delivers.getAllByRole('table')).toHaveLength(2);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(delivers.getAllByRole('table')).toHaveLength(1);
  });

  it('[AREA-15] more operations than fit in a row are chosen from a list', async () => {
    const ficha = createFicha();
    const [una] = ficha.datos.contenido?.operaciones ?? [];
    if (!una) throw new Error('The sample has no operation.');
    const operaciones = Array.from({ length: 5 }, (_, place) => ({
      ...una,
      id: place,
      codigo: `operacion${place}`,
      nombre: `Operación ${place}`,
    }));
    const { router } = open({
      [FICHA]: () => ({ ...ficha, datos: { contenido: { operaciones, planos: [] }, pendiente: null } }),
    });
    const delivers = await findBlock('Qué entrega');
    const list = await delivers.findByLabelText('Operación');
    expect(within(list).getAllByRole('option')).toHaveLength(5);
    await userEvent.selectOptions(list, 'Operación 3');
    expect(router.state.location.search).toBe('?operacion=operacion3');
    expect(delivers.getByText('operacion3')).toBeTruthy();
  });

  it('[AREA-15] says how to connect for who reads, step by step', async () => {
    open({
      '/directorio/8/conectarse': () =>
        createConexion({ identificador: 'CO/GOB/RNEC-0060/ANI/datosBasicos' }),
    });
    const steps = await findBlock('Cómo conectarse');
    expect(await steps.findByText('Para quien aún no ha ingresado.')).toBeTruthy();
    expect(steps.getAllByRole('listitem').map((step) => step.dataset['estado'])).toEqual(['hecho', 'falta']);
    expect(steps.getByText('Le falta')).toBeTruthy();
    expect(steps.getByText('2 días hábiles, según nuestra historia')).toBeTruthy();
    expect(steps.getByRole('link', { name: 'Registrarse' }).getAttribute('href')).toBe('/register');
    expect(steps.getByText('CO/GOB/RNEC-0060/ANI/datosBasicos')).toBeTruthy();
    expect(steps.getByText('El subsistema se publica con el nivel 3.')).toBeTruthy();
  });

  it('[ERR-02] what fails in one block leaves the others, and is asked again', async () => {
    let fails = true;
    open({
      '/directorio/8/conectarse': () => {
        if (fails) throw new ApiError({ status: 503, code: 'X', mensaje: 'El servidor está ocupado.' });
        return createConexion();
      },
    });
    const steps = await findBlock('Cómo conectarse');
    expect(await steps.findByText('El servidor está ocupado.')).toBeTruthy();
    expect((await findBlock('Qué entrega')).getByText('primerNombre', { selector: 'code' })).toBeTruthy();
    fails = false;
    await userEvent.click(steps.getByRole('button', { name: /^Reintentar/ }));
    expect(await steps.findByText('Registre su entidad')).toBeTruthy();
  });

  it('[AREA-15] a block without content says what is missing and who supplies it', async () => {
    open();
    for (const name of ['Probar', 'Compromisos del servicio', 'Preguntas y avisos de error']) {
      const block = await findBlock(name);
      expect(block.getByText(samplePendiente.texto)).toBeTruthy();
      expect(block.getByText('Lo aporta: la entidad que ofrece el servicio')).toBeTruthy();
    }
    expect(screen.queryByRole('button', { name: 'Probar' })).toBeNull();
  });

  it('[AREA-15] each version says whom it breaks, and what they have to do', async () => {
    const veredicto = { version: '2.1', cambia: '2.0', pide: 'compatible', lee: 'rompe' } as const;
    const frases = ['fechaDefuncion es un campo nuevo y obligatorio; avise.'];
    const { callsTo } = open({ '/directorio/veredictos': () => [{ ...veredicto, frases, total: 3 }] });
    const changes = await findBlock('Versiones y cambios');
    expect(await changes.findByText('Rompe a quien lee')).toBeTruthy();
    expect(changes.queryByText('Rompe a quien pide')).toBeNull();
    expect(
      changes.getByText(
        'Frente a la 2.0, agrega fechaDefuncion. fechaDefuncion es un campo nuevo y obligatorio; avise. Hay 2 cambios más.',
      ),
    ).toBeTruthy();
    expect(callsTo('/directorio/veredictos').map(({ query }) => query.toString())).toEqual(['servicio=8']);
  });

  it('[AREA-15] a first version breaks nobody, and nothing is asked of it', async () => {
    const primera = createFicha().cambios.contenido?.map((cambio) => ({ ...cambio, cambia: null })) ?? [];
    const { callsTo } = open({
      [FICHA]: () => createFicha({ cambios: { contenido: primera, pendiente: null } }),
    });
    expect((await findBlock('Versiones y cambios')).getByText('Es la primera versión.')).toBeTruthy();
    expect(callsTo('/directorio/veredictos')).toEqual([]);
  });

  it('[AREA-15] who uses it is said once: by name, or that nobody does yet', async () => {
    const nadie = { texto: 'Aún sin consumidores.', quien: 'La entidad' };
    open();
    const used = await findBlock('Quién lo usa');
    expect(used.getByText('47 entidades')).toBeTruthy();
    expect(used.getByRole('heading', { name: 'Con acuerdo en vigor' })).toBeTruthy();
    expect(used.getByText('Registraduría nacional del estado civil (RNEC)')).toBeTruthy();
    expect(used.getByText('y 46 más.')).toBeTruthy();
    expect(used.queryByRole('heading', { name: 'Nombradas en la solicitud del servicio' })).toBeNull();
    const ninguna = { total: 0, entidades: [] };
    for (const contenido of [null, { abierto: true, acordadas: ninguna, nombradas: ninguna }]) {
      cleanup();
      open({ [FICHA]: () => createFicha({ consumidores: { contenido, pendiente: nadie } }) });
      const unused = await findBlock('Quién lo usa');
      expect(unused.getAllByText(/Aún sin consumidores/)).toHaveLength(1);
      expect(unused.queryAllByText('Cualquier entidad pública puede usarlo.')).toHaveLength(
        contenido ? 1 : 0,
      );
    }
  });

  it('[AREA-15] the windows of maintenance that were announced stand with what the servicio promises', async () => {
    open();
    expect((await findBlock('Compromisos del servicio')).queryByRole('heading', { level: 3 })).toBeNull();
    cleanup();
    const ventanas = [{ iniciaEn: '2026-12-04T03:00:00.000Z', terminaEn: '2026-12-04T07:00:00.000Z' }];
    open({ [FICHA]: () => createFicha({ ventanas }) });
    const salud = await findBlock('Compromisos del servicio');
    expect(salud.getByRole('heading', { name: 'Ventanas de mantenimiento anunciadas' })).toBeTruthy();
    expect(salud.getByRole('listitem').textContent).toMatch(
      /^Del 3 de diciembre de 2026, 10:00.p\..m\. al 4 de diciembre de 2026, 2:00.a\..m\.$/,
    );
  });

  it('[AREA-15] a later context hangs its panel in its place, where it has something for the version', async () => {
    const panels: readonly FichaPanel[] = [
      {
        lugar: 'probar',
        order: 10,
        Panel: ({ servicioId, version }) => <p>{`${servicioId} ${version?.id}`}</p>,
      },
      { lugar: 'salud', order: 10, isFor: () => false, Panel: () => <p>Nunca</p> },
      { lugar: 'acciones', order: 10, Panel: () => <button type="button">Descargar pasaporte</button> },
    ];
    open({}, PAGE, panels);
    const probar = await findBlock('Probar');
    expect(probar.getByText('8 21')).toBeTruthy();
    expect(probar.queryByText(samplePendiente.texto)).toBeNull();
    expect((await findBlock('Compromisos del servicio')).getByText(samplePendiente.texto)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Descargar pasaporte' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Probar' }));
    expect(document.activeElement?.textContent).toBe('Probar');
  });

  it('[AREA-15] warns before everything else, the worst first', async () => {
    open({
      [FICHA]: () =>
        createFicha({
          avisos: [
            { tipo: 'suspendida', texto: 'Esta versión está suspendida.', direccion: null },
            { tipo: 'obsoleta', texto: 'Se retira el 17 de septiembre.', direccion: `${PAGE}/3.0` },
          ],
        }),
    });
    expect(await screen.findByText('Esta versión está suspendida.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver más' }).getAttribute('href')).toBe(`${PAGE}/3.0`);
  });

  it('[AREA-15] an older address goes on to the one the page has now', async () => {
    const { router } = open(
      { '/directorio/viejo/nombre': () => createFicha() },
      '/directorio-servicios/viejo/nombre?operacion=consultarVarios#pide',
    );
    await expect.poll(() => router.state.location.pathname).toBe(PAGE);
    expect(router.state.location.search).toBe('?operacion=consultarVarios');
  });

  it('[AREA-15] one of its versions stands at its own address; one there is not leads to the one in force', async () => {
    const { callsTo } = open({ [`${FICHA}/2.1`]: () => createFicha() }, `${PAGE}/2.1`);
    await findTitle();
    expect(callsTo(`${FICHA}/2.1`)).toHaveLength(1);
    cleanup();
    open({}, `${PAGE}/9.9`);
    expect(await screen.findByText('Este servicio no tiene una versión 9.9 en el directorio.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver la versión vigente' }).getAttribute('href')).toBe(PAGE);
  });

  it('[AREA-15] an address of no servicio offers the box to look for it', async () => {
    const { router } = open({}, '/directorio-servicios/rnec/no-existe');
    expect(await screen.findByText('En esta dirección no hay un servicio del directorio.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Buscar servicios' }), 'cédula{Enter}');
    await expect
      .poll(() => router.state.location.pathname + router.state.location.search)
      .toBe('/directorio-servicios?texto=c%C3%A9dula');
  });

  it('[AREA-15] is followed by who presses Suscribirse', async () => {
    const { callsTo } = open({
      '/suscripciones': () => ({
        id: null,
        estado: 'por-confirmar',
        objeto: 'servicio',
        frecuencia: 'diaria',
        nombre: 'Consulta',
        direccion: PAGE,
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Suscribirse' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Seguir «Consulta de datos/ }));
    await userEvent.selectOptions(dialog.getByLabelText('Cada cuánto'), 'Una vez al día');
    await userEvent.type(dialog.getByLabelText(/^Correo/), 'ana@entidad.gov.co');
    await userEvent.click(dialog.getByRole('button', { name: 'Suscribirme' }));
    await expect
      .poll(() => callsTo('/suscripciones').map(({ body }) => body))
      .toEqual([{ objeto: 'servicio', servicioId: 8, frecuencia: 'diaria', correo: 'ana@entidad.gov.co' }]);
  });
});
