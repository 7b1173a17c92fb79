// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import './create-estandar-screen.tsx';
import './update-estandar-screen.tsx';
import './estandar-screen.tsx';
import './estandares-screen.tsx';
import {
  BLOCKED,
  buildRefusal,
  createEstandaresSite,
  type FakeServer,
  sampleEstandar,
} from '../../testing/estandares-site.tsx';

const LISTA = '/app/estandares';
const user = userEvent.setup({ delay: null });

function open(address: string, server?: FakeServer) {
  const site = createEstandaresSite(address, server);
  return { ...site, ...render(site.site) };
}

async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
}

beforeEach(() => sessionStorage.clear());

/** Reads what is wrong, and goes on. */
async function readErrors(): Promise<string> {
  const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
  const text = alert.textContent;
  await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
  return text;
}

describe('catalogue of standards', () => {
  it('[AREA-03] filters, state and page stand in the address, and each row leads to its standard', async () => {
    const { container, router, sent } = open(LISTA);
    await screen.findByRole('table', { name: 'Estándares encontrados' });
    await user.type(screen.getByRole('textbox', { name: 'Nombre, sigla o código' }), 'catálogos');
    await user.selectOptions(screen.getByLabelText('Organismo'), 'W3C');
    await user.selectOptions(screen.getByLabelText('Categoría'), 'Metadatos');
    await user.selectOptions(screen.getByLabelText('Sector'), 'Salud');
    await user.click(screen.getByRole('button', { name: 'Consultar' }));
    await user.click(await screen.findByRole('button', { name: 'Adoptado (30)' }));
    await waitFor(() => expect(router.state.location.search).toContain('estado=adoptado'));
    expect(sent('POST /estandares/listar').at(-1)?.body).toMatchObject({
      texto: 'catálogos',
      organismo: 'W3C',
      categoria: 'metadatos',
      sectorId: 3,
      estado: 'adoptado',
    });
    const link = await screen.findByRole('link', { name: 'Ver Catálogos de datos en la web' });
    expect(link.getAttribute('href')).toBe(`${LISTA}/7`);
    expect(screen.getByRole('link', { name: 'Proponer estándar' })).toBeTruthy();
    await expectAccessible(container);
  });

  it("[TABLE-06] 'DESCARGAR TABLA' asks for what filters and order leave, the link for every standard", async () => {
    const { sent } = open(`${LISTA}?texto=web&estado=adoptado&orden=-elementos`, ({ address }) =>
      address === 'POST /estandares/exportar' ? new Response('Código;Nombre', { status: 200 }) : undefined,
    );
    const asked = () => sent('POST /estandares/exportar').map(({ body }) => body);
    await user.click(await screen.findByRole('button', { name: 'DESCARGAR TABLA' }));
    await user.click(await screen.findByRole('button', { name: /^Excel/ }));
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]).toMatchObject({
      texto: 'web',
      estado: 'adoptado',
      ordenarPor: 'elementos',
      descendente: true,
      formato: 'xlsx',
    });
    await user.click(await screen.findByRole('link', { name: /^Descargue el catálogo completo/ }));
    await user.click(await screen.findByRole('button', { name: /^CSV/ }));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]).toEqual({ ordenarPor: 'elementos', descendente: true, formato: 'csv' });
  });
});

describe('form of a standard', () => {
  it('[AREA-03] [ERR-01] what is missing is told at once; what is right is proposed', async () => {
    const { container, router, sent } = open(`${LISTA}/new`);
    await user.click(await screen.findByRole('button', { name: 'Proponer estándar' }));
    const modal = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(modal.textContent).toContain('Título es requerido.');
    expect(modal.textContent).toContain('Categoría es requerida.');
    await user.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    await user.type(screen.getByRole('textbox', { name: /^Código/ }), 'DCAT-3');
    await user.type(screen.getByRole('textbox', { name: /^Título/ }), 'Catálogos');
    await user.type(screen.getByRole('textbox', { name: /^Organismo/ }), 'W3C');
    await user.selectOptions(screen.getByLabelText(/^Categoría/), 'Metadatos');
    await user.selectOptions(screen.getByLabelText(/^Licencia/), 'Abierta');
    await user.type(screen.getByRole('textbox', { name: /^Palabras clave/ }), 'catálogo, web');
    await user.selectOptions(screen.getByLabelText(/^Sectores/), 'Salud');
    expect(screen.getByRole('button', { name: 'Quitar Salud' })).toBeTruthy();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Proponer estándar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${LISTA}/7`));
    const [call] = sent('POST /estandares/crear');
    expect(call?.body).toMatchObject({
      codigo: 'DCAT-3',
      nombre: 'Catálogos',
      categoria: 'metadatos',
      licencia: 'abierta',
      palabrasClave: ['catálogo', 'web'],
      sectores: [3],
      fechaElaboracion: null,
    });
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('[AREA-03] a standard somebody else changed shows both versions, and is saved over the present one when told', async () => {
    let tries = 0;
    const { router, sent } = open(`${LISTA}/7/edit`, ({ address }) => {
      if (address !== 'PUT /estandares/7') return undefined;
      tries += 1;
      const actual = { ...sampleEstandar, nombre: 'Nombre de otra persona', version: 9 };
      return tries === 1
        ? buildRefusal(412, {
            code: 'VERSION_DISTINTA',
            mensaje: 'Otra persona cambió este registro.',
            actual,
          })
        : Response.json({ ...sampleEstandar, version: 10 });
    });
    const nombre = await screen.findByRole('textbox', { name: /^Título/ });
    expect(screen.queryByRole('textbox', { name: /^Código/ })).toBeNull();
    await user.clear(nombre);
    await user.type(nombre, 'Nombre mío');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    const conflict = await screen.findByRole('alertdialog', { name: 'Otra persona cambió este registro' });
    expect(conflict.textContent).toContain('Nombre de otra persona');
    await user.click(within(conflict).getByRole('button', { name: 'Guardar mi versión' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${LISTA}/7`));
    expect(sent('PUT /estandares/7').map(({ headers }) => headers.get('If-Match'))).toEqual(['"4"', '"9"']);
  });
});

describe('who may not propose standards', () => {
  it('[AREA-03] is told why instead of a form nobody will take', async () => {
    open(`${LISTA}/new`, ({ address }) =>
      address === 'GET /estandares/opciones'
        ? Response.json({ organismos: [], sectores: [], permisos: { crear: BLOCKED } })
        : undefined,
    );
    expect(await screen.findByText(/^Faltan criterios por calificar\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Proponer estándar' })).toBeNull();
  });
});

describe('a standard', () => {
  it('[AREA-03] shows its header, its identifier by levels and its change control', async () => {
    const { container } = open(`${LISTA}/7`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Catálogos de datos en la web' }),
    ).toBeTruthy();
    expect(screen.getByText('Vocabulario RDF para catálogos.')).toBeTruthy();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: '2.999.170.3.7' }));
    const modal = await screen.findByRole('dialog', {
      name: 'Estructura Identificador Objeto Digital - OID',
    });
    expect(modal.textContent).toContain('2.999.170.3.7 - DCAT');
    await user.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    const index = within(screen.getByRole('navigation', { name: 'En esta página' }));
    expect(index.getByRole('link', { name: /^Control de cambios/ })).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
    expect((await screen.findByRole('table', { name: 'Control de cambios' })).textContent).toContain(
      'Primera versión.',
    );
  });

  it('[AREA-03] a change without all its fields is not added to the change control, each says why', async () => {
    const detalles = [{ campo: 'responsable', mensaje: 'Escriba el nombre completo.' }];
    const { sent } = open(`${LISTA}/7?pestana=cambios`, ({ address }) =>
      address === 'POST /estandares/7/cambios'
        ? buildRefusal(400, { code: 'SOLICITUD_INVALIDA', mensaje: 'Revise los campos.', detalles })
        : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'AGREGAR CAMBIO' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar cambio' }));
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect(await dialog.findByText('Naturaleza del cambio es requerida.')).toBeTruthy();
    expect(await readErrors()).toContain('Naturaleza del cambio es requerida.');
    const version = dialog.getByRole('textbox', { name: /^Versión/ });
    await waitFor(() => expect(document.activeElement).toBe(version));
    expect(sent('POST /estandares/7/cambios')).toHaveLength(0);
    await user.type(version, '1.1');
    const [day] = dialog.getAllByRole('spinbutton', { name: /^día/i });
    await user.click(day as HTMLElement);
    await user.keyboard('05052026');
    const responsable = dialog.getByRole('textbox', { name: /^Responsable/ });
    await user.type(responsable, 'Ana');
    await user.type(dialog.getByRole('textbox', { name: /^Naturaleza/ }), 'Corrige la sigla.');
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect(await dialog.findByText('Escriba el nombre completo.')).toBeTruthy();
    expect(await readErrors()).toContain('Escriba el nombre completo.');
    await waitFor(() => expect(document.activeElement).toBe(responsable));
    await user.type(responsable, ' Díaz');
    expect(dialog.queryByText('Escriba el nombre completo.')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  });

  it('[AREA-03] the elements that use it lead to their detail', async () => {
    open(`${LISTA}/7?pestana=elementos`);
    const link = await screen.findByRole('link', { name: 'Código del país' });
    expect(link.getAttribute('href')).toBe('/app/elementos-de-dato/30');
  });

  it('[AREA-03] is evaluated with marks and reasons, and the weighted score follows what is typed', async () => {
    const { container, sent } = open(`${LISTA}/7?pestana=evaluacion`, ({ address }) =>
      address === 'PUT /estandares/7/evaluacion'
        ? Response.json({ ...sampleEstandar, version: 5 })
        : undefined,
    );
    expect(await screen.findByText('4 de 5')).toBeTruthy();
    const madurez = screen.getByRole('radiogroup', { name: /^Madurez/ });
    await user.click(within(madurez).getByRole('radio', { name: '0' }));
    expect(await screen.findByText('3 de 5')).toBeTruthy();
    expect(screen.getByText(/Se sugiere recomendarlo/)).toBeTruthy();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Guardar evaluación' }));
    const modal = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(modal.textContent).toContain('Madurez: Escriba la justificación.');
    await user.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    await user.type(screen.getByRole('textbox', { name: /^Justificación de Madurez/ }), 'Es muy nuevo.');
    await user.click(screen.getByRole('button', { name: 'Guardar evaluación' }));
    await waitFor(() => expect(sent('PUT /estandares/7/evaluacion')).toHaveLength(1));
    expect(sent('PUT /estandares/7/evaluacion')[0]?.body).toEqual({
      puntajes: [
        { criterioId: 1, puntaje: 4, justificacion: 'Es abierto.' },
        { criterioId: 2, puntaje: 0, justificacion: 'Es muy nuevo.' },
      ],
    });
  });

  it('[AREA-03] what is typed while the marks are saved stays', async () => {
    const saved = Promise.withResolvers<Response>();
    const { sent } = open(`${LISTA}/7?pestana=evaluacion`, ({ address }) =>
      address === 'PUT /estandares/7/evaluacion' ? saved.promise : undefined,
    );
    const apertura = await screen.findByRole('textbox', { name: /^Justificación de Apertura/ });
    await user.type(apertura, ' Y libre.');
    await user.click(screen.getByRole('button', { name: 'Guardar evaluación' }));
    await waitFor(() => expect(sent('PUT /estandares/7/evaluacion')).toHaveLength(1));
    await user.type(apertura, ' Siempre.');
    saved.resolve(Response.json({ ...sampleEstandar, version: 5 }));
    expect(await screen.findByRole('button', { name: 'Guardar evaluación' })).toBeTruthy();
    expect(screen.getByDisplayValue('Es abierto. Y libre. Siempre.')).toBeTruthy();
  });

  it('[AREA-03] the way back asks before marks that were not saved are lost', async () => {
    open(`${LISTA}/7?pestana=evaluacion`);
    await user.type(await screen.findByRole('textbox', { name: /^Justificación de Apertura/ }), ' Y libre.');
    await user.click(screen.getByRole('link', { name: 'Volver' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
    await user.click(within(question).getByRole('button', { name: 'Seguir aquí' }));
    expect(await screen.findByDisplayValue('Es abierto. Y libre.')).toBeTruthy();
  });

  it('[AREA-03] marks somebody else gave meanwhile are shown beside one’s own, and go only when told', async () => {
    let tries = 0;
    const { sent } = open(`${LISTA}/7?pestana=evaluacion`, ({ address }) => {
      if (address !== 'PUT /estandares/7/evaluacion') return undefined;
      tries += 1;
      const { evaluacion } = sampleEstandar;
      const [first, ...others] = evaluacion.criterios;
      const criterios = [{ ...first, puntaje: 2, justificacion: 'De otra persona.' }, ...others];
      const actual = { ...sampleEstandar, version: 9, evaluacion: { ...evaluacion, criterios } };
      return tries < 3
        ? buildRefusal(412, { code: 'VERSION_DISTINTA', mensaje: 'Otra persona.', actual })
        : Response.json({ ...sampleEstandar, version: 10 });
    });
    await user.click(await screen.findByRole('button', { name: 'Guardar evaluación' }));
    const modal = await screen.findByRole('alertdialog', { name: 'Otra persona cambió este registro' });
    expect(
      within(modal).getByRole('row', { name: 'Apertura 4 de 5. Es abierto. 2 de 5. De otra persona.' }),
    ).toBeTruthy();
    await user.click(within(modal).getByRole('button', { name: 'Seguir editando' }));
    expect(sent('PUT /estandares/7/evaluacion')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Guardar evaluación' }));
    const again = await screen.findByRole('alertdialog', { name: 'Otra persona cambió este registro' });
    await user.click(within(again).getByRole('button', { name: 'Guardar mi versión' }));
    await waitFor(() =>
      expect(sent('PUT /estandares/7/evaluacion').map(({ headers }) => headers.get('If-Match'))).toEqual([
        '"4"',
        '"4"',
        '"9"',
      ]),
    );
  });

  it('[AREA-03] without a mark its score says that, not a figure out of five', async () => {
    const criterios = sampleEstandar.evaluacion.criterios.map((criterio) => ({ ...criterio, puntaje: null }));
    const evaluacion = { ...sampleEstandar.evaluacion, criterios, puntaje: null };
    open(`${LISTA}/7?pestana=evaluacion`, ({ address }) =>
      address === 'GET /estandares/7' ? Response.json({ ...sampleEstandar, evaluacion }) : undefined,
    );
    const card = await screen.findByRole('region', { name: 'Evaluación' });
    expect(card.textContent).toContain('Sin calificar');
    expect(card.textContent).not.toContain('de 5');
  });

  it('[AREA-03] who may not decide is told why; who may needs decision, concept and document', async () => {
    const blocked = { ...sampleEstandar, acciones: { ...sampleEstandar.acciones, decidir: BLOCKED } };
    const first = open(`${LISTA}/7`, ({ address }) =>
      address === 'GET /estandares/7' ? Response.json(blocked) : undefined,
    );
    const button = await screen.findByRole('button', { name: 'Decidir' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    first.unmount();
    const { sent } = open(`${LISTA}/7`);
    await user.click(await screen.findByRole('button', { name: 'Decidir' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Concepto de incorporación' }));
    expect(dialog.getByText('Documento del concepto *')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Guardar concepto' }));
    expect(await dialog.findByText('Elija la decisión.')).toBeTruthy();
    expect(dialog.getByText('Concepto es requerido.')).toBeTruthy();
    expect(await readErrors()).toMatch(/Elija la decisión\..*Concepto es requerido\..*Adjunte el documento/);
    await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent('POST /estandares/7/concepto')).toHaveLength(0);
    expect(dialog.getByRole('alert').textContent).toBe('Adjunte el documento del concepto.');
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  });

  it('[AREA-03] a decided one is retired with a reason', async () => {
    const { sent } = open(`${LISTA}/7`, ({ address }) => {
      if (address === 'GET /estandares/7') return Response.json({ ...sampleEstandar, estado: 'adoptado' });
      return address === 'POST /estandares/7/retirar'
        ? Response.json({ ...sampleEstandar, estado: 'retirado' })
        : undefined;
    });
    await user.click(await screen.findByRole('button', { name: 'Retirar' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Retirar el estándar?' });
    expect(dialog.textContent).toContain('Lo usan 2 elementos');
    expect(dialog.textContent).toContain('No se puede deshacer.');
    await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Lo reemplaza otro.');
    await user.click(within(dialog).getByRole('button', { name: 'Retirar' }));
    await waitFor(() =>
      expect(sent('POST /estandares/7/retirar')[0]?.body).toEqual({ motivo: 'Lo reemplaza otro.' }),
    );
    expect(sent('POST /estandares/7/retirar')[0]?.headers.get('If-Match')).toBe('"4"');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retirar' })).toBeNull());
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  });

  it('[AREA-03] one that does not exist says so with the way back', async () => {
    open(`${LISTA}/8`);
    expect(await screen.findByText('El estándar que busca no existe.')).toBeTruthy();
  });
});
