// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import './update-ficha-screen.tsx';
import './ficha-screen.tsx';
import './grafo-screen.tsx';
import './nueva-ficha-screen.tsx';
import './ontologia-screen.tsx';
import {
  buildRefusal,
  createOntologiaSite,
  type FakeServer,
  sampleClase,
  sampleRegla,
} from '../../testing/ontologia-site.tsx';

const HOME = '/app/ontologia';
const user = userEvent.setup({ delay: null });

function open(address: string, server?: FakeServer) {
  const site = createOntologiaSite(address, server);
  return { ...site, ...render(site.site) };
}

async function expectNoViolations(container: HTMLElement): Promise<void> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
}

const BLOCKED = { allowed: false, reasons: ['Es la clase superior de «Ciudadano».'], unblockers: [] };

describe('search of the ontology', () => {
  it('[AREA-07] selects the word, filters with Consultar, and says it all in the address', async () => {
    const { sent, router, container } = open(HOME);
    expect(await screen.findByRole('link', { name: 'Ver Persona' })).toBeTruthy();
    await expectNoViolations(container);
    await user.click(screen.getByRole('tab', { name: 'Reglas' }));
    await waitFor(() => expect(router.state.location.search).toBe('?palabra=regla'));
    await user.type(screen.getByRole('textbox', { name: /^Nombre, código/ }), 'sexo');
    await user.selectOptions(screen.getByLabelText('Tipo'), 'Validación');
    await user.click(screen.getByRole('button', { name: 'Consultar' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?palabra=regla&texto=sexo&tipo=validacion'),
    );
    await waitFor(() => expect(sent('GET /ontologia/regla').at(-1)?.query.get('texto')).toBe('sexo'));
    expect(sent('GET /ontologia/regla').at(-1)?.query.get('tipo')).toBe('validacion');
  });

  it('[AREA-07] an address that was shared shows its list; who may not create reads why', async () => {
    const { sent } = open(`${HOME}?palabra=regla&estado=vigente&pagina=2&orden=-codigo`, ({ address }) =>
      address === 'GET /ontologia/regla'
        ? Response.json({
            fichas: [],
            total: 43,
            estados: { borrador: 0, vigente: 43, inactivo: 0 },
            permisos: { crear: { ...BLOCKED, reasons: ['Su rol no permite.'] }, descargar: BLOCKED },
          })
        : undefined,
    );
    const button = await screen.findByRole('button', { name: 'Crear regla' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const query = sent('GET /ontologia/regla')[0]?.query;
    expect([
      query?.get('estado'),
      query?.get('pagina'),
      query?.get('orden'),
      query?.get('descendente'),
    ]).toEqual(['vigente', '2', 'codigo', 'true']);
  });

  it("[TABLE-06] 'DESCARGAR TABLA' asks for the word on show, as filters and order leave it", async () => {
    const { sent } = open(`${HOME}?palabra=regla&texto=sexo&orden=-codigo`, ({ address }) =>
      address === 'POST /ontologia/regla/exportar' ? new Response('Nombre', { status: 200 }) : undefined,
    );
    const asked = () => sent('POST /ontologia/regla/exportar').map(({ body }) => body);
    await user.click(await screen.findByRole('button', { name: 'DESCARGAR TABLA' }));
    await user.click(await screen.findByRole('button', { name: /^Excel/ }));
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]).toMatchObject({
      texto: 'sexo',
      orden: 'codigo',
      descendente: true,
      formato: 'xlsx',
    });
    await user.click(await screen.findByRole('link', { name: /^Descargue el catálogo completo/ }));
    await user.click(await screen.findByRole('button', { name: /^CSV/ }));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]).toEqual({ orden: 'codigo', descendente: true, formato: 'csv' });
  });
});

describe('creating and changing', () => {
  it('[AREA-07] what is missing is told together; a definition is sent once with its key', async () => {
    const { sent, router, container } = open(`${HOME}/definicion/new`);
    await user.click(await screen.findByRole('button', { name: 'Crear definición' }));
    const modal = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(within(modal).getAllByRole('listitem').length).toBe(3);
    await user.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    await user.type(screen.getByRole('textbox', { name: /^Nombre/ }), 'Persona');
    await user.type(screen.getByRole('textbox', { name: /^Código/ }), 'Persona');
    await user.type(screen.getByRole('textbox', { name: /^Definición/ }), 'Ser humano.');
    await user.type(screen.getByRole('textbox', { name: /^Sinónimos/ }), 'Persona natural{enter}Individuo');
    await user.type(screen.getByRole('combobox', { name: /^Clase superior/ }), 'age');
    await user.click(await screen.findByRole('option', { name: /Agente/ }));
    await expectNoViolations(container);
    await user.click(screen.getByRole('button', { name: 'Crear definición' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${HOME}/definicion/2`));
    const [call, ...others] = sent('POST /ontologia/definicion');
    expect(others).toEqual([]);
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(call?.body).toMatchObject({
      codigo: 'Persona',
      tipo: 'clase',
      idClaseSuperior: 1,
      idDominio: null,
      rangoTipoDato: null,
      sinonimos: ['Persona natural', 'Individuo'],
    });
  });

  it('[AREA-07] who may not create is told why instead of a form nobody will take', async () => {
    const crear = { allowed: false, reasons: ['Su rol no permite crear fichas.'], unblockers: [] };
    open(`${HOME}/definicion/new`, ({ address }) =>
      address === 'GET /ontologia/definicion'
        ? Response.json({ fichas: [], total: 0, estados: {}, permisos: { crear, descargar: crear } })
        : undefined,
    );
    expect(await screen.findByText('Su rol no permite crear fichas.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Crear definición' })).toBeNull();
  });

  it('[AREA-07] each kind of definition asks for its own', async () => {
    open(`${HOME}/definicion/new`);
    await user.selectOptions(await screen.findByLabelText(/^Tipo/), 'Propiedad de dato');
    expect(screen.getByLabelText(/^Tipo de dato/)).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: /^Clase superior/ })).toBeNull();
    await user.selectOptions(
      screen.getByLabelText('Tipo', { exact: false, selector: '[name=tipo]' }),
      'Propiedad de objeto',
    );
    expect(screen.getByRole('combobox', { name: /^Rango/ })).toBeTruthy();
    expect(screen.queryByLabelText(/^Tipo de dato/)).toBeNull();
  });

  it.each(['individuo', 'evento', 'regla'])(
    '[AREA-07] the form of a %s has no fault of access',
    async (word) => {
      const { container } = open(`${HOME}/${word}/new`);
      expect(await screen.findByRole('textbox', { name: /^Nombre/ })).toBeTruthy();
      await expectNoViolations(container);
    },
  );

  it('[AREA-07] two editors: the second sees both versions and may save theirs over the present one', async () => {
    const actual = { ...sampleClase, version: 8, nombre: 'Persona natural' };
    let tries = 0;
    const { sent, router } = open(`${HOME}/definicion/2/edit`, ({ address }) => {
      if (address !== 'PUT /ontologia/definicion/2') return undefined;
      tries += 1;
      return tries === 1
        ? buildRefusal(412, {
            code: 'VERSION_DISTINTA',
            mensaje: 'Otra persona cambió este registro.',
            actual,
          })
        : Response.json({ ...actual, version: 9 });
    });
    const nombre = await screen.findByRole('textbox', { name: /^Nombre/ });
    await user.clear(nombre);
    await user.type(nombre, 'Humano');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    const conflict = await screen.findByRole('alertdialog', { name: 'Otra persona cambió este registro' });
    const row = within(conflict).getByRole('row', { name: /^Nombre/ });
    expect([...row.children].map((cell) => cell.textContent)).toEqual([
      'Nombre',
      'Humano',
      'Persona natural',
    ]);
    await user.click(within(conflict).getByRole('button', { name: 'Guardar mi versión' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${HOME}/definicion/2`));
    const calls = sent('PUT /ontologia/definicion/2');
    expect(calls.map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"8"']);
    expect(Object.keys(calls[0]?.body ?? {})).not.toContain('codigo');
    expect(Object.keys(calls[0]?.body ?? {})).not.toContain('tipo');
  });
});

describe('detail of a ficha', () => {
  it('[AREA-07] shows what it says, its OID, and the element in both places', async () => {
    const { container } = open(`${HOME}/definicion/2`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Persona' })).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Agente' })).getAttribute('href')).toBe(
      `${HOME}/definicion/1`,
    );
    expect(screen.getByRole('link', { name: 'Datos básicos' }).getAttribute('href')).toBe(
      '/app/elementos-de-dato/14',
    );
    expect(screen.getByRole('link', { name: /^Ver en el diccionario/ }).getAttribute('href')).toBe(
      '/diccionario/datosBasicosPersona',
    );
    await user.click(screen.getByRole('button', { name: '2.999.170.5.2' }));
    expect(
      await screen.findByRole('dialog', { name: 'Estructura Identificador Objeto Digital - OID' }),
    ).toBeTruthy();
    await user.keyboard('{Escape}');
    await expectNoViolations(container);
  });

  it('[AREA-07] a class in use is not deleted, and the button says by what', async () => {
    open(`${HOME}/definicion/2`, ({ address }) =>
      address === 'GET /ontologia/definicion/2'
        ? Response.json({ ...sampleClase, permisos: { ...sampleClase.permisos, eliminar: BLOCKED } })
        : undefined,
    );
    const button = await screen.findByRole('button', { name: 'Eliminar' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Ciudadano',
    );
  });

  it('[AREA-07] inactivating asks first and goes with the version', async () => {
    const { sent } = open(`${HOME}/definicion/2`, ({ address }) =>
      address === 'POST /ontologia/definicion/2/estado'
        ? Response.json({ ...sampleClase, estado: 'inactivo', version: 4 })
        : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Inactivar' }));
    const dialog = await screen.findByRole('alertdialog', { name: '¿Inactivar la ficha?' });
    await user.click(within(dialog).getByRole('button', { name: 'Inactivar' }));
    expect(await screen.findByRole('button', { name: 'Reactivar' })).toBeTruthy();
    const [call] = sent('POST /ontologia/definicion/2/estado');
    expect(call?.body).toEqual({ estado: 'inactivo' });
    expect(call?.headers.get('If-Match')).toBe('"3"');
  });

  it('[AREA-07] a rule is tried over sample data, and what breaks it is told in Spanish', async () => {
    const hallazgo = {
      severidad: 'error',
      mensaje: 'Solo M o F.',
      nodo: 'lci:ana',
      propiedad: 'lci:codSexo',
      valor: 'X',
      esperado: null,
    };
    const { sent, container } = open(`${HOME}/regla/5`, ({ address }) =>
      address === 'POST /ontologia/regla/ejecutar'
        ? Response.json({ conforme: false, hechos: 2, revisados: 1, hallazgos: [hallazgo], omitidos: 0 })
        : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Ejecutar' }));
    expect(await screen.findByText('Los datos incumplen la regla una vez.')).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Incumplimientos de la regla' }).textContent).toContain(
      'lci:codSexo',
    );
    expect(sent('POST /ontologia/regla/ejecutar')[0]?.body).toMatchObject({
      lenguaje: 'shacl',
      expresion: sampleRegla.expresion,
      idClase: 2,
      formato: 'turtle',
    });
    await expectNoViolations(container);
  });

  it('[AREA-07] a rule that is about none of the sample data says so: nothing was checked', async () => {
    open(`${HOME}/regla/5`, ({ address }) =>
      address === 'POST /ontologia/regla/ejecutar'
        ? Response.json({ conforme: true, hechos: 3, revisados: 0, hallazgos: [], omitidos: 0 })
        : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Ejecutar' }));
    expect(await screen.findByText(/La regla no trata de ninguno de estos datos/)).toBeTruthy();
    expect(screen.queryByText(/cumplen la regla/)).toBeNull();
  });

  it.each([`${HOME}/definicion/999`, `${HOME}/definicion/x`, `${HOME}/clase/1`])(
    '[AREA-07] %s, which is nothing, says so',
    async (address) => {
      open(address);
      expect(await screen.findByText('La ontología no tiene lo que busca.')).toBeTruthy();
    },
  );
});

describe('graph of the ontology', () => {
  it('[AREA-07] the list says every relation, moves the focus and opens', async () => {
    const { sent, router, container } = open(`${HOME}/graph?foco=definicion-2`);
    expect(await screen.findByText('Persona es un tipo de Agente')).toBeTruthy();
    expect(screen.getByText('Persona participa como madre Nacimiento')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Abrir Nacimiento' }).getAttribute('href')).toBe(
      `${HOME}/evento/3`,
    );
    await expectNoViolations(container);
    await user.click(screen.getByRole('button', { name: 'Enfocar Agente' }));
    await waitFor(() => expect(router.state.location.search).toBe('?foco=definicion-1'));
    await waitFor(() => expect(sent('GET /ontologia/grafo').at(-1)?.query.get('foco')).toBe('definicion-1'));
  });

  it('[AREA-07] the graph stays while the next one comes: whoever works with the keyboard keeps their place', async () => {
    let answer: (response: Response) => void = () => undefined;
    open(`${HOME}/graph?foco=definicion-2`, ({ address, query }) =>
      address === 'GET /ontologia/grafo' && query.get('foco') === 'definicion-1'
        ? new Promise<Response>((resolve) => {
            answer = resolve;
          })
        : undefined,
    );
    const enfocar = await screen.findByRole('button', { name: 'Enfocar Agente' });
    await user.click(enfocar);
    expect(await screen.findByText('Persona es un tipo de Agente')).toBeTruthy();
    expect(document.activeElement).toBe(enfocar);
    const agente = { clave: 'definicion-1', clase: 'definicion', id: 1, tipo: 'clase', codigo: 'Agente' };
    const nodos = [{ ...agente, nombre: 'Agente' }];
    answer(Response.json({ foco: 'definicion-1', nodos, aristas: [], restantes: 0 }));
    expect(await screen.findByText('Nada se relaciona todavía con este nodo.')).toBeTruthy();
    expect(screen.getByText('Alrededor de «Agente».')).toBeTruthy();
  });

  it('[AREA-07] opens around the node with most relations, and leaves out the kinds nobody wants to see', async () => {
    open(`${HOME}/graph`, ({ address, query }) =>
      address === 'GET /ontologia/grafo' && query.get('foco') === null
        ? Response.json({
            foco: null,
            nodos: [],
            aristas: [],
            restantes: 0,
            masConectado: 'definicion-2',
          })
        : undefined,
    );
    expect(await screen.findByText('Persona participa como madre Nacimiento')).toBeTruthy();
    expect(screen.getByText('Alrededor de «Persona».')).toBeTruthy();
    const leyenda = within(screen.getByRole('group', { name: 'Qué se muestra' }));
    expect(leyenda.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Clases 1',
      'Eventos 1',
    ]);
    await user.click(leyenda.getByRole('button', { name: /^Eventos/ }));
    expect(leyenda.getByRole('button', { name: /^Eventos/ }).getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByText('Persona participa como madre Nacimiento')).toBeNull();
    expect(screen.getByText('Persona es un tipo de Agente')).toBeTruthy();
    await user.click(leyenda.getByRole('button', { name: /^Eventos/ }));
    expect(screen.getByText('Persona participa como madre Nacimiento')).toBeTruthy();
  });

  it('[AREA-07] more neighbours come when they are asked for', async () => {
    const { sent } = open(`${HOME}/graph`, ({ address, query }) =>
      address === 'GET /ontologia/grafo'
        ? Response.json({
            foco: null,
            nodos: [
              {
                clave: query.get('salto') === '0' ? 'definicion-1' : 'definicion-7',
                clase: 'definicion',
                id: 1,
                tipo: 'clase',
                codigo: 'A',
                nombre: query.get('salto') === '0' ? 'Agente' : 'Lugar',
              },
            ],
            aristas: [],
            restantes: query.get('salto') === '0' ? 1 : 0,
          })
        : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Traer más (1)' }));
    expect(await screen.findByRole('button', { name: 'Enfocar Lugar' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Enfocar Agente' })).toBeTruthy();
    expect(sent('GET /ontologia/grafo').map(({ query }) => query.get('salto'))).toEqual(['0', '1']);
  });
});
