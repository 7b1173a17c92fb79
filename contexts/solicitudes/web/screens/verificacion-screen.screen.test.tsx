// @vitest-environment jsdom
import { refuseWith } from '@marco/contract-kit/decision';
import type { ScreenHandle } from '@marco/web-kit/page';
import { buildRefusal } from '@marco/web-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import './verificacion-screen.tsx';
import type { ItemVerificado, Solicitud } from '../../contract/index.ts';
import type { Verificador } from '../../contract/terms.ts';
import {
  sampleEnVerificacion,
  sampleNivelTres,
  toCumplidos,
  toItems,
} from '../../testing/nivel-tres-sample.ts';
import { toAcciones } from '../../testing/solicitud-sample.ts';
import {
  createSolicitudesSite,
  type FakeServer,
  sampleOpciones,
} from '../../testing/solicitudes-web-site.tsx';
import { solicitudesRoutes } from '../solicitudes.routes.ts';

const CONSULTA = '/app/level/process-levelconsult';
const ADDRESS = `${CONSULTA}/7/verificacion`;
const PUT = 'PUT /solicitud/7/verificacion';
const PASOS = 'POST /solicitud/7/pasos';
const user = userEvent.setup({ delay: null });

type Dichos = Readonly<Record<string, Partial<ItemVerificado>>>;

/** The request with what was said of its items, for who decides them. */
function withDichos(decide: Verificador | null, dichos: Dichos, part: Partial<Solicitud> = {}): Solicitud {
  const nivelTres = part.nivelTres ?? sampleEnVerificacion.nivelTres ?? sampleNivelTres;
  return { ...sampleEnVerificacion, ...part, nivelTres: { ...nivelTres, items: toItems(decide, dichos) } };
}

/** The server keeps each verdict it is sent. */
function keepDictamenes(solicitud: Solicitud): FakeServer {
  let current = solicitud;
  return ({ address, body }) => {
    if (address === 'GET /solicitud/7') return Response.json(current);
    if (address !== PUT || current.nivelTres === null) return undefined;
    const [dicho] = body['items'] as [Partial<ItemVerificado>];
    const items = current.nivelTres.items.map((item) =>
      item.codigo === dicho.codigo ? { ...item, ...dicho } : item,
    );
    current = { ...current, version: current.version + 1, nivelTres: { ...current.nivelTres, items } };
    return Response.json(current);
  };
}

function open(
  solicitud: Solicitud = sampleEnVerificacion,
  server: FakeServer = keepDictamenes(solicitud),
  address = ADDRESS,
) {
  const site = createSolicitudesSite(address, server, solicitud);
  return { ...site, ...render(site.site) };
}

const withLado =
  (lado: string, more: FakeServer = () => undefined): FakeServer =>
  (call) =>
    more(call) ??
    (call.address === 'GET /solicitud/opciones' ? Response.json({ ...sampleOpciones, lado }) : undefined);

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const findVeredicto = (codigo: string) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^Veredicto de ${codigo}:`) });
const rowOf = (codigo: string) => {
  const row = document.querySelector<HTMLElement>(`[data-item="${codigo}"]`);
  if (row === null) throw new Error(`The item ${codigo} is not on show.`);
  return row;
};

async function expectNoViolations(container: HTMLElement): Promise<void> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
}

describe('the list of verification, for the consultor', () => {
  it('[AREA-05] has the items of the four dimensions, with what the entity answered and who decides', async () => {
    const { container } = open();
    await findVeredicto('PL-1');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Político-legal',
      'Organizacional',
      'Semántico',
      'Técnico',
    ]);
    const acuerdo = within(rowOf('PL-2'));
    expect(acuerdo.getByText('Convenio interadministrativo, 114 de 2025')).toBeTruthy();
    expect(acuerdo.getByRole('button', { name: /^Ver\s+Convenio-114\.pdf/ })).toBeTruthy();
    expect(acuerdo.getByText('Usted')).toBeTruthy();
    // Those of others are read, not decided.
    expect(within(rowOf('TE-3')).queryByRole('combobox')).toBeNull();
    expect(within(rowOf('TE-3')).getByText('AND')).toBeTruthy();
    expect(within(rowOf('SM-1')).getByText('Sistema')).toBeTruthy();
    expect(within(rowOf('SM-1')).getByRole('link', { name: 'LCI-C1-2026-000031' })).toBeTruthy();
    expect(screen.getByText('La entidad no lo ha cargado.')).toBeTruthy();
    await expectNoViolations(container);
  });

  it('[AREA-05] keeps «Cumple» at once, one after the other, each over the version before it', async () => {
    const { sent } = open();
    await user.selectOptions(await findVeredicto('PL-1'), 'Cumple');
    await user.selectOptions(await findVeredicto('PL-2'), 'Cumple');
    await waitFor(() => expect(sent(PUT)).toHaveLength(2));
    expect(sent(PUT).map(({ body, version }) => [body, version])).toEqual([
      [{ items: [{ codigo: 'PL-1', veredicto: 'cumple', motivo: '' }] }, '"4"'],
      [{ items: [{ codigo: 'PL-2', veredicto: 'cumple', motivo: '' }] }, '"5"'],
    ]);
    await waitFor(() => expect(within(rowOf('PL-2')).getByText('Guardado')).toBeTruthy());
    expect(within(rowOf('PL-1')).getByText('Guardado')).toBeTruthy();
    expect(screen.getByText('6 de 23', { selector: 'dd' })).toBeTruthy();
  });

  it('[AREA-05] asks the reason of any other at once, of at most 200 characters, and it becomes the mark', async () => {
    const { sent, container } = open();
    await user.selectOptions(await findVeredicto('OG-7'), 'No cumple');
    const motivo = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: /^Marca para la entidad en OG-7/,
    });
    expect(document.activeElement).toBe(motivo);
    expect(motivo.maxLength).toBe(200);
    await expectNoViolations(container);
    await user.click(await button(/^Guardar veredicto/));
    expect(screen.getByText('Escriba el motivo.')).toBeTruthy();
    expect(sent(PUT)).toEqual([]);
    await user.type(motivo, 'El plan tiene más de 24 meses.');
    expect(screen.getByText(/^30 de 200 caracteres/)).toBeTruthy();
    await user.click(await button(/^Guardar veredicto/));
    expect(document.activeElement).toBe(await findVeredicto('OG-7'));
    await waitFor(() => expect(sent(PUT)).toHaveLength(1));
    expect(sent(PUT)[0]?.body).toEqual({
      items: [{ codigo: 'OG-7', veredicto: 'no-cumple', motivo: 'El plan tiene más de 24 meses.' }],
    });
    const card = await screen.findByRole('region', { name: 'Marcas para la entidad' });
    expect(within(card).getByText('El plan tiene más de 24 meses.')).toBeTruthy();
    expect(await button('Devolver con 1 marca')).toBeTruthy();
  });

  it('[AREA-05] «No aplica» is offered only where the list lets it', async () => {
    open();
    const options = ({ options: todas }: HTMLSelectElement) => [...todas].map(({ text }) => text);
    expect(options(await findVeredicto('PL-1'))).toEqual([
      'Sin decidir',
      'Cumple',
      'No cumple',
      'Cumple con observación',
    ]);
    expect(options(await findVeredicto('PL-5'))).toContain('No aplica');
  });

  it('[AREA-05] a verdict that does not arrive stays, says so in its row, and is tried again', async () => {
    let tries = 0;
    const keep = keepDictamenes(sampleEnVerificacion);
    const { sent } = open(sampleEnVerificacion, (call) => {
      if (call.address === PUT) tries += 1;
      return call.address === PUT && tries === 1
        ? buildRefusal(409, { code: 'X', mensaje: 'La solicitud no admite este cambio ahora.' })
        : keep(call);
    });
    await user.selectOptions(await findVeredicto('PL-1'), 'Cumple');
    expect(
      await within(rowOf('PL-1')).findByText('Sin guardar. La solicitud no admite este cambio ahora.'),
    ).toBeTruthy();
    expect((await findVeredicto('PL-1')).value).toBe('cumple');
    await user.click(within(rowOf('PL-1')).getByRole('button', { name: /^Reintentar/ }));
    expect(await within(rowOf('PL-1')).findByText('Guardado')).toBeTruthy();
    expect(sent(PUT)).toHaveLength(2);
  });

  it('[AREA-05] what the operator decided meanwhile is gone over without a question; the same item is asked about', async () => {
    const meanwhile = withDichos('consultor', { 'TE-3': { veredicto: 'cumple' } }, { version: 9 });
    let tries = 0;
    const problem = (actual: Solicitud) =>
      buildRefusal(412, { code: 'VERSION_DISTINTA', mensaje: 'Otra persona cambió este registro.', actual });
    const { sent, unmount } = open(sampleEnVerificacion, ({ address }) => {
      if (address !== PUT) return undefined;
      tries += 1;
      return tries === 1 ? problem(meanwhile) : Response.json({ ...meanwhile, version: 10 });
    });
    await user.selectOptions(await findVeredicto('PL-1'), 'Cumple');
    await waitFor(() => expect(sent(PUT).map(({ version }) => version)).toEqual(['"4"', '"9"']));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    unmount();
    const otro = withDichos(
      'consultor',
      { 'PL-1': { veredicto: 'no-cumple', motivo: 'Derogada.' } },
      { version: 9 },
    );
    open(sampleEnVerificacion, ({ address }) => (address === PUT ? problem(otro) : undefined));
    await user.selectOptions(await findVeredicto('PL-1'), 'Cumple');
    const modal = await screen.findByRole('alertdialog', { name: 'Otra persona cambió este registro' });
    expect(within(modal).getByText('Derogada.')).toBeTruthy();
    await user.click(within(modal).getByRole('button', { name: 'Seguir editando' }));
    // The row shows what the other person said.
    await waitFor(() => expect(within(rowOf('PL-1')).getByText('Derogada.')).toBeTruthy());
    expect((await findVeredicto('PL-1')).value).toBe('no-cumple');
  });

  it('[AREA-05] goes by keyboard: Tab from verdict to verdict, E opens the evidence, M the reason', async () => {
    open(withDichos('consultor', { 'OG-7': { veredicto: 'no-cumple', motivo: 'Vencido.' } }));
    const veredicto = await findVeredicto('OG-1');
    veredicto.focus();
    await user.keyboard('e');
    const respuesta = rowOf('OG-1').querySelector('details');
    expect(respuesta?.open).toBe(true);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    (await findVeredicto('OG-7')).focus();
    await user.keyboard('m');
    const motivo = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: /^Marca para la entidad en OG-7/,
    });
    expect(motivo.value).toBe('Vencido.');
    await user.type(motivo, 'e m');
    expect(motivo.value).toBe('Vencido.e m');
  });

  it('[AREA-05] shows what is left, and a row that is decided stays until another view is chosen', async () => {
    open(withDichos('consultor', toCumplidos(['operador'])));
    await user.click(await button('Sin decidir (11)'));
    expect(document.querySelector('[data-item="TE-3"]')).toBeNull();
    await user.selectOptions(await findVeredicto('PL-1'), 'Cumple');
    await waitFor(() => expect(within(rowOf('PL-1')).getByText('Guardado')).toBeTruthy());
    await user.click(await button('Con marca (0)'));
    expect(screen.getByText('Ningún ítem incumple.')).toBeTruthy();
  });
});

describe('what ends the verification', () => {
  const decididos = toCumplidos(['consultor', 'operador']);
  const favorable = {
    veredicto: 'favorable' as const,
    motivo: 'Responde en QA dentro de lo prometido.',
    usuario: 'Óscar Buitrago',
    fecha: '2026-11-23T15:00:00.000Z',
  };

  it('[AREA-05] all decided and a favourable concept: it is presented, after asking', async () => {
    const lista = withDichos('consultor', decididos, {
      acciones: toAcciones(['dictaminar', 'devolver', 'presentar']),
      nivelTres: { ...sampleNivelTres, concepto: favorable },
    });
    const { sent, container } = open(lista, () => undefined);
    const card = await screen.findByRole('region', { name: 'Parte de la AND' });
    expect(within(card).getByText('«Responde en QA dentro de lo prometido.»')).toBeTruthy();
    expect(within(card).getByText('Óscar Buitrago')).toBeTruthy();
    await expectNoViolations(container);
    await user.click(await button('Presentar a la entidad'));
    const modal = await screen.findByRole('alertdialog', { name: '¿Presentar a la entidad?' });
    await user.click(within(modal).getByRole('button', { name: 'Presentar a la entidad' }));
    await waitFor(() => expect(sent(PASOS)[0]?.body['accion']).toBe('presentar'));
  });

  it('[AREA-05] while something is missing, the button says what', async () => {
    const acciones = {
      ...toAcciones(['dictaminar', 'devolver']),
      presentar: refuseWith('Falta el concepto técnico de la Agencia Nacional Digital.'),
    };
    open({ ...sampleEnVerificacion, acciones }, () => undefined);
    expect((await button(/^Presentar/)).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/Falta el concepto técnico de la Agencia Nacional Digital\./)).toBeTruthy();
  });

  it('[AREA-05] what is not met is returned with a mark at its place, which can be written otherwise', async () => {
    const lista = withDichos('consultor', {
      ...decididos,
      'OG-7': { veredicto: 'no-cumple', motivo: 'El plan tiene más de 24 meses.' },
      'TE-7': { veredicto: 'no-cumple', motivo: 'Falta la T-05.' },
    });
    const { sent, container } = open(lista, () => undefined);
    await user.click(await button('Devolver con 2 marcas'));
    const dialog = await screen.findByRole('dialog', { name: '¿Devolver la solicitud?' });
    const textos = within(dialog).getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Qué se debe/ });
    expect(textos.map(({ value }) => value)).toEqual([
      'OG-7: El plan tiene más de 24 meses.',
      'TE-7: Falta la T-05.',
    ]);
    await expectNoViolations(container);
    await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Dos ítems no cumplen.');
    await user.click(within(dialog).getByRole('button', { name: 'Devolver' }));
    await waitFor(() => expect(sent(PASOS)).toHaveLength(1));
    expect(sent(PASOS)[0]?.body).toEqual({
      accion: 'devolver',
      motivo: 'Dos ítems no cumplen.',
      marcas: [
        { lugar: 'organizacional.continuidad', texto: 'OG-7: El plan tiene más de 24 meses.' },
        { lugar: 'tecnico.pruebas', texto: 'TE-7: Falta la T-05.' },
      ],
    });
  });
});

describe('the list of verification, for the operator of the platform', () => {
  const delOperador = (dichos: Dichos, acciones: readonly string[]) =>
    withDichos('operador', dichos, { acciones: toAcciones(acciones) });

  it('[AREA-05] lets it decide its items alone, and conclude once all are', async () => {
    const { container } = open(delOperador({}, ['dictaminar']), withLado('operador'));
    expect(await findVeredicto('TE-7')).toBeTruthy();
    expect(within(rowOf('PL-1')).queryByRole('combobox')).toBeNull();
    const concepto = await button('Emitir el concepto técnico');
    expect(concepto.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: /^Devolver/ })).toBeNull();
    await expectNoViolations(container);
  });

  it('[AREA-05] gives its concept with its reason; it is not favourable while an item is not met', async () => {
    const lista = delOperador(
      { ...toCumplidos(['operador']), 'TE-7': { veredicto: 'no-cumple', motivo: 'Falta la T-05.' } },
      ['dictaminar', 'conceptuar'],
    );
    const { sent, container } = open(lista, withLado('operador'));
    await user.click(await button('Emitir el concepto técnico'));
    const dialog = await screen.findByRole('dialog', {
      name: 'Concepto técnico de la Agencia Nacional Digital',
    });
    await user.click(within(dialog).getByRole('radio', { name: 'Favorable' }));
    await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Falta evidencia.');
    await user.click(within(dialog).getByRole('button', { name: 'Emitir concepto' }));
    const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(alert.textContent).toContain('mientras no se cumpla TE-7');
    await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
    await expectNoViolations(container);
    await user.click(within(dialog).getByRole('radio', { name: 'Desfavorable' }));
    await user.click(within(dialog).getByRole('button', { name: 'Emitir concepto' }));
    await waitFor(() => expect(sent(PASOS)).toHaveLength(1));
    expect(sent(PASOS)[0]?.body).toEqual({
      accion: 'conceptuar',
      veredicto: 'desfavorable',
      motivo: 'Falta evidencia.',
    });
  });
});

describe('the list of verification, for who only reads', () => {
  it('[AREA-05] has no control, and of a request of another level opens the request', async () => {
    const { unmount } = open(withDichos(null, {}, { acciones: toAcciones([]) }), withLado('entidad'));
    await screen.findByRole('heading', { name: 'Verificación de nivel 3' });
    expect(await screen.findAllByText('Sin decidir')).not.toHaveLength(0);
    expect(screen.queryByRole('combobox')).toBeNull();
    unmount();
    const { router } = open({ ...sampleEnVerificacion, nivel: 2, nivelTres: null }, () => undefined);
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/level/process-levelconsult/7'));
  });
});

it('[AREA-05] who verifies sees that a rehearsal is no test in QA', async () => {
  const nivelTres = sampleEnVerificacion.nivelTres ?? sampleNivelTres;
  const pruebas = nivelTres.pruebas.map((prueba) => ({
    ...prueba,
    ensayo: {
      id: 9,
      ejecutadoEn: '2026-11-20T15:00:00.000Z',
      resultado: 'superada' as const,
      vigente: false,
    },
  }));
  open({ ...sampleEnVerificacion, nivelTres: { ...nivelTres, pruebas } });
  const informe = await screen.findByRole('link', { name: 'ver el informe del ensayo 9' });
  expect(informe.getAttribute('href')).toMatch(/^\/app\/ensayo-xroad\/\d+\?ensayo=9$/);
  expect(informe.parentElement?.textContent).toContain('no en QA');
  expect(screen.getByText(/no reemplaza QA. El contrato cambió después/)).toBeTruthy();
});

describe('one dimension of the list of verification', () => {
  it('[AREA-05] an address of none leads to the whole list, where each dimension leads to its own', async () => {
    open(sampleEnVerificacion, undefined, `${ADDRESS}/inventada`);
    const tecnico = await screen.findByRole('link', { name: 'Técnico' });
    expect(tecnico.getAttribute('href')).toBe(`${ADDRESS}/tecnico`);
    expect(screen.getByRole('region', { name: 'Organizacional' })).toBeTruthy();
  });

  it('[AREA-05] [ROUTE-12] shows its items alone, and its list of requests is three levels up', async () => {
    open(sampleEnVerificacion, undefined, `${ADDRESS}/tecnico`);
    expect(await screen.findByRole('region', { name: 'Técnico' })).toBeTruthy();
    for (const otra of ['Político-legal', 'Organizacional', 'Semántico'])
      expect(screen.queryByRole('region', { name: otra })).toBeNull();
    const handle = solicitudesRoutes.find(({ path }) => path === `${CONSULTA}/:id/verificacion/:dimension`)
      ?.handle as ScreenHandle;
    expect(handle.breadcrumb?.trail.map(({ seccion }) => seccion)).toContain(2);
  });
});
