// @vitest-environment jsdom
import { ApiError } from '@marco/web-kit/api-client';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import './screens/diccionario-screen.tsx';
import './screens/elemento-screen.tsx';
import type { Componente, ReferenciaVersion } from '@marco/elementos-de-dato/contract';
import type { ElementoPanel, ElementoSlots } from '@marco/elementos-de-dato/widgets';
import {
  createEntrada,
  createFacetasDiccionario,
  createIncorporado,
} from '../testing/diccionario-samples.ts';
import { createDiccionarioSite, type Respuesta } from '../testing/diccionario-site.tsx';

const BUSCAR = '/diccionario/buscar';
const FACETAS = createFacetasDiccionario({
  estado: [
    { valor: 'incorporado', nombre: 'Incorporado', cantidad: 4 },
    { valor: 'historico', nombre: 'Histórico', cantidad: 2 },
  ],
  capa: [{ valor: '3', nombre: 'Común', cantidad: 3 }],
  clase: [{ valor: 'lista', nombre: 'Lista', cantidad: 1 }],
});
const FOUND = { elementos: [createEntrada()], total: 12, facetas: FACETAS, corregido: null };

function open(address: string, answers: Record<string, Respuesta> = {}, slots: ElementoSlots = []) {
  const site = createDiccionarioSite({ [BUSCAR]: () => FOUND, ...answers }, address, slots);
  render(site.site);
  return { ...site, query: () => site.router.state.location.search };
}
const box = () => screen.findByRole('combobox', { name: 'Buscar elementos de dato' });

afterEach(cleanup);

describe('the dictionary', () => {
  it('[GEN-05] shows what anybody may read, in its columns, without a session', async () => {
    const { callsTo } = open('/diccionario');
    const table = await screen.findByRole('table', { name: 'Elementos de dato encontrados' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .slice(1) // After the column of boxes.
        .map(({ textContent }) => textContent),
    ).toEqual(['Nombre e identificador', 'Tipo', 'Capa de uso', 'Versión', 'OID', 'Acción']);
    expect(callsTo(BUSCAR)[0]?.body).toMatchObject({
      texto: '',
      estado: 'incorporado',
      pagina: 1,
      tamano: 10,
    });
    const link = within(table).getByRole('link', { name: 'Número de identificación' });
    expect(link.getAttribute('href')).toBe('/diccionario/numIdentificacion');
    expect(screen.getByText('12 elementos').getAttribute('role')).toBe('status');
    expect(screen.getByRole('link', { name: 'Canal Atom de cambios' }).getAttribute('href')).toBe(
      '/api-public/diccionario/cambios.atom',
    );
  });

  it('says the state of each where states may differ', async () => {
    open('/diccionario?estado=todos');
    const table = await screen.findByRole('table', { name: 'Elementos de dato encontrados' });
    expect(within(table).getByRole('columnheader', { name: 'Estado' })).toBeTruthy();
    expect(within(table).getByText('Incorporado')).toBeTruthy();
  });

  it('the facets that few people use wait folded and say what is chosen in them', async () => {
    const sector = [{ valor: '7', nombre: 'Salud y protección social', cantidad: 2 }];
    open('/diccionario?sector=7', {
      [BUSCAR]: () => ({ ...FOUND, facetas: createFacetasDiccionario({ sector, capa: FACETAS.capa }) }),
    });
    const panel = within(await screen.findByRole('complementary', { name: 'Filtrar los elementos' }));
    const folded = panel.getByRole('group', { name: 'Sector' });
    expect(folded.matches('details:not([open])')).toBe(true);
    expect(within(folded).getByText('Salud y protección social', { selector: 'small' })).toBeTruthy();
    expect(panel.getByRole('group', { name: 'Capa de uso' }).matches('details')).toBe(false);
  });

  it('[TABLE-05] the OID opens its structure', async () => {
    open('/diccionario');
    await userEvent.click(await screen.findByRole('button', { name: '2.999.170' }));
    const modal = await screen.findByRole('dialog', {
      name: 'Estructura Identificador Objeto Digital - OID',
    });
    expect(within(modal).getByText('2.999.170 - Colombia')).toBeTruthy();
  });

  it('the address says the whole search and goes back', async () => {
    const { query, router, callsTo } = open('/diccionario');
    await userEvent.type(await box(), 'cédula{Enter}');
    await expect.poll(query).toBe('?texto=c%C3%A9dula');
    await userEvent.click(await screen.findByRole('button', { name: /^Común/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Histórico/ }));
    await userEvent.selectOptions(screen.getByLabelText('Ordenar por'), 'Nombre');
    await expect.poll(query).toBe('?texto=c%C3%A9dula&capa=3&estado=historico&orden=nombre');
    await userEvent.click(await screen.findByRole('button', { name: 'Página 2' }));
    await expect
      .poll(() => callsTo(BUSCAR).at(-1)?.body)
      .toMatchObject({ texto: 'cédula', capa: 3, estado: 'historico', orden: 'nombre', pagina: 2 });
    await router.navigate(-3);
    await expect.poll(query).toBe('?texto=c%C3%A9dula&capa=3');
  });

  it('tells a word it read as another one, and what to try when nothing is found', async () => {
    open('/diccionario?texto=cedla', { [BUSCAR]: () => ({ ...FOUND, corregido: 'cedula' }) });
    expect(await screen.findByText('cedula')).toBeTruthy();
    cleanup();
    const { query } = open('/diccionario?texto=zz&capa=3', {
      [BUSCAR]: () => ({ ...FOUND, elementos: [], total: 0 }),
    });
    expect(await screen.findByText('No hay resultados coincidentes')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    await expect.poll(query).toBe('?texto=zz');
  });

  it('[ERR-02] what fails says why and is asked again', async () => {
    let fails = true;
    open('/diccionario', {
      [BUSCAR]: () => {
        if (fails) throw new ApiError({ status: 500, code: 'X', mensaje: 'El servidor está ocupado.' });
        return FOUND;
      },
    });
    expect(await screen.findByText('El servidor está ocupado.')).toBeTruthy();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: /^Reintentar/ }));
    expect(await screen.findByText('12 elementos')).toBeTruthy();
  });

  it('an identifier that is none is told, not asked for', async () => {
    const { query } = open('/diccionario');
    const form = within(await screen.findByRole('form', { name: 'Más filtros' }));
    await userEvent.type(form.getByRole('textbox', { name: 'OID' }), 'dos');
    await userEvent.click(form.getByRole('button', { name: 'Aplicar' }));
    expect(await form.findByText(/^Escriba números separados por puntos/)).toBeTruthy();
    expect(query()).toBe('');
  });

  it('what it suggests opens the element', async () => {
    const { router } = open('/diccionario', {
      '/diccionario/sugerencias': () => [createEntrada({ esUnico: false })],
      '/diccionario/elementos/numIdentificacion': () => createIncorporado(),
    });
    await userEvent.type(await box(), 'ced');
    await userEvent.click(await screen.findByRole('option', { name: /Número de identificación/ }));
    await expect
      .poll(() => router.state.location.pathname)
      .toBe('/diccionario/Comun/Personal/numIdentificacion');
  });
});

const REFERENCIA: ReferenciaVersion = {
  elementoId: 8,
  versionId: 80,
  identificador: 'identificacion',
  nombre: 'Identificación',
  numero: '1.0',
  estado: 'incorporado',
  tipo: 'compuesto',
  clase: 'dato',
  tipoDato: null,
  oid: '2.999.80',
  capa: 'Comun',
  dominio: 'Personal',
};

describe('an element', () => {
  const ELEMENTO = '/diccionario/elementos/numIdentificacion';

  it('[GEN-05] tells when it leaves the common language, and why', async () => {
    const caducidad = {
      fecha: '2999-01-05',
      motivo: 'La norma lo deroga.',
      impedimento: null,
      reemplazadoPor: null,
    };
    open('/diccionario/numIdentificacion', { [ELEMENTO]: () => createIncorporado({ caducidad }) });
    expect(await screen.findByText('El elemento caduca el 5 de enero de 2999.')).toBeTruthy();
    expect(screen.getByText(/Motivo: La norma lo deroga\./)).toBeTruthy();
  });

  it('[GEN-05] tells all of itself on one page, and nothing of its header again', async () => {
    open('/diccionario/numIdentificacion', { [ELEMENTO]: () => createIncorporado() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Número de identificación' })).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByText('Versión 2.0, vigente desde el 21 de abril de 2025')).toBeTruthy();
    expect(screen.getByText('Registraduría nacional (RNEC)')).toBeTruthy();
    expect(screen.getAllByText(createIncorporado().definicion)).toHaveLength(1);
    expect(screen.getByText('cédula')).toBeTruthy();
    expect(screen.getByText('ED-0024')).toBeTruthy();
    expect(screen.getByText('Consultas por documento.')).toBeTruthy();
    expect(screen.getByText('[0-9A-Z]{3,20}')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Ley 39 de 1961/ })).toBeTruthy();
    const versiones = within(screen.getByRole('region', { name: 'Versiones' }));
    expect(versiones.getByRole('link', { name: 'Versión 1.0' }).getAttribute('href')).toBe(
      '/diccionario/Comun/Personal/numIdentificacion/1.0',
    );
    expect(versiones.getByText('Incompatible')).toBeTruthy();
    expect(versiones.getByText('Primera versión')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'CSV' })).toBeTruthy();
  });

  it('[GEN-05] is cited by an address that never changes', async () => {
    open('/diccionario/numIdentificacion', { [ELEMENTO]: () => createIncorporado() });
    const citar = within(await screen.findByRole('region', { name: 'Citar y OID' }));
    const enlace = `${location.origin}/diccionario/Comun/Personal/numIdentificacion/2.0`;
    expect(citar.getByText(enlace)).toBeTruthy();
    expect(
      citar.getByText(
        `Registraduría nacional (2025). Número de identificación, versión 2.0. Diccionario de elementos de dato. ${enlace}`,
      ),
    ).toBeTruthy();
    expect(citar.getByRole('button', { name: 'Copiar la cita' })).toBeTruthy();
  });

  it('[GEN-05] a part that nothing is known of is neither on the page nor in its index', async () => {
    const Panel: ElementoPanel['Panel'] = ({ onTotal }) => (
      <button type="button" onClick={() => onTotal(3)}>
        Llegan tres
      </button>
    );
    open('/diccionario/numIdentificacion', { [ELEMENTO]: () => createIncorporado() }, [
      { place: 'uso', order: 1, Panel },
    ]);
    const index = within(await screen.findByRole('navigation', { name: 'En esta página' }));
    expect(index.queryByRole('link', { name: /^Quién lo usa/ })).toBeNull();
    expect(index.queryByRole('link', { name: /^Relaciones/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Quién lo usa' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Llegan tres', hidden: true }));
    expect(index.getByRole('link', { name: 'Quién lo usa3' }).getAttribute('href')).toBe('#uso');
    expect(screen.getByRole('region', { name: 'Quién lo usa' })).toBeTruthy();
  });

  it('[GEN-05] shows what it is related to, as a drawing and as a list', async () => {
    const destino = {
      ...REFERENCIA,
      nombre: 'Tipo de identificación',
      identificador: 'codTipoIdentificacion',
    };
    open('/diccionario/numIdentificacion', {
      [ELEMENTO]: () =>
        createIncorporado({
          relaciones: [{ tipo: 'requiere', destino, terminoExterno: null, nota: '' }],
        }),
    });
    const relaciones = within(await screen.findByRole('region', { name: 'Relaciones' }));
    expect(relaciones.getByRole('img', { name: /la lista dice lo mismo/ })).toBeTruthy();
    expect(relaciones.getByRole('listitem').textContent).toBe('RequiereTipo de identificaciónElemento');
    expect(relaciones.getByRole('link', { name: 'Tipo de identificación' })).toBeTruthy();
  });

  it('a version that is no longer in force leads to the one that is', async () => {
    const { callsTo } = open('/diccionario/Comun/Personal/numIdentificacion/1.0', {
      [ELEMENTO]: () => createIncorporado({ numero: '1.0', versionId: 6, estado: 'historico' }),
    });
    expect(
      (await screen.findByRole('link', { name: /^Ver la versión vigente 2.0/ })).getAttribute('href'),
    ).toBe('/diccionario/Comun/Personal/numIdentificacion');
    expect(callsTo(ELEMENTO)[0]?.query.toString()).toBe('capa=Comun&dominio=Personal&version=1.0');
  });

  it('a composite opens part by part, and what fails is asked again', async () => {
    const part: Componente = {
      ...REFERENCIA,
      nombreLocal: 'documento',
      ocurrenciaMinima: 0,
      ocurrenciaMaxima: null,
    };
    const leaf: Componente = {
      ...part,
      versionId: 81,
      nombre: 'Sexo',
      identificador: 'codSexo',
      tipo: 'simple',
    };
    let fails = true;
    open('/diccionario/persona?pestana=estructura', {
      '/diccionario/elementos/persona': () =>
        createIncorporado({ tipo: 'compuesto', modelo: 'secuencia', tipoDato: null, componentes: [part] }),
      '/diccionario/elementos/2.999.80': () => {
        if (fails) throw new ApiError({ status: 503, code: 'X', mensaje: 'No responde.' });
        return createIncorporado({ versionId: 80, componentes: [leaf] });
      },
    });
    expect(await screen.findByText('Opcional, varias veces (0..*)')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ver los componentes de Identificación' }));
    expect(await screen.findByText(/No responde\./)).toBeTruthy();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: 'Sexo' })).toBeTruthy();
  });

  it('of a long list shows the first values, then all, and searches in all of them', async () => {
    const toValor = (codigo: string, nombre = `Valor ${codigo}`) => ({
      codigo,
      nombre,
      descripcion: '',
      vigenteDesde: null,
      vigenteHasta: null,
    });
    const todos = Array.from({ length: 130 }, (_, at) => toValor(String(at)));
    const { callsTo, router } = open('/diccionario/codSexo?pestana=estructura', {
      '/diccionario/elementos/codSexo': () =>
        createIncorporado({ clase: 'lista', valores: { total: 130, primeros: todos.slice(0, 50) } }),
      '/diccionario/valores': ({ texto, pagina }) =>
        texto === 'fem'
          ? { total: 1, valores: [toValor('F', 'Femenino')] }
          : { total: 130, valores: todos.slice((Number(pagina) - 1) * 100, Number(pagina) * 100) },
    });
    const valores = within(await screen.findByRole('region', { name: 'Valores permitidos' }));
    const countRows = () => valores.getAllByRole('row').length - 1;
    expect(countRows()).toBe(10);
    expect(router.state.location.hash).toBe('#valores');
    expect(callsTo('/diccionario/valores')).toHaveLength(0);
    await userEvent.click(valores.getByRole('button', { name: 'Ver los 130' }));
    await expect.poll(countRows).toBe(100);
    await userEvent.click(valores.getByRole('button', { name: 'Ver 30 más de 130' }));
    await expect.poll(countRows).toBe(130);
    await userEvent.type(valores.getByRole('textbox', { name: 'Buscar por código o nombre' }), 'fem{Enter}');
    expect(await valores.findByText('Femenino')).toBeTruthy();
    expect(callsTo('/diccionario/valores').at(-1)?.body).toEqual({
      versionId: 7,
      texto: 'fem',
      pagina: 1,
      tamano: 100,
    });
    const reglas = within(screen.getByRole('region', { name: 'Estructura y reglas' }));
    const box = reglas.getByRole('textbox', { name: 'Pruebe un valor' });
    await userEvent.clear(box);
    await userEvent.type(box, '125{Enter}');
    expect(await reglas.findByText('«125» es válido: Valor 125.')).toBeTruthy();
    await userEvent.clear(box);
    await userEvent.type(box, '777{Enter}');
    expect(await reglas.findByText('«777» no es un código de la lista.')).toBeTruthy();
  });

  it('an identificador of several elements offers the choice, one of none the search', async () => {
    open('/diccionario/codOpalo', {
      '/diccionario/elementos/codOpalo': () => {
        throw new ApiError({ status: 409, code: 'IDENTIFICADOR_AMBIGUO', mensaje: 'Varios.' });
      },
      '/diccionario/opciones/codOpalo': () => [
        createEntrada({ identificador: 'codOpalo', nombre: 'Código del ópalo' }),
      ],
    });
    expect((await screen.findByRole('link', { name: 'Código del ópalo' })).getAttribute('href')).toBe(
      '/diccionario/Comun/Personal/codOpalo',
    );
    cleanup();
    open('/diccionario/noExiste');
    const link = await screen.findByRole('link', { name: 'Buscar «noExiste»' });
    expect(link.getAttribute('href')).toBe('/diccionario?texto=noExiste');
  });

  it('[GEN-05] an address nothing stands at offers the nearest names', async () => {
    const vigente = createEntrada();
    const { callsTo } = open('/diccionario/numIdentificasion', {
      [BUSCAR]: () => ({
        ...FOUND,
        elementos: [
          vigente,
          createEntrada({ ...vigente, versionId: 6, version: '1.0', estado: 'historico' }),
        ],
      }),
    });
    const near = within(await screen.findByRole('region', { name: 'Tal vez busca uno de estos' }));
    expect(near.getByRole('link', { name: 'Número de identificación' }).getAttribute('href')).toBe(
      '/diccionario/numIdentificacion',
    );
    expect(callsTo(BUSCAR)[0]?.body).toMatchObject({ texto: 'num Identificasion', estado: 'todos' });
  });

  it('[AREA-06] a version there is not leads to the one in force', async () => {
    open('/diccionario/Comun/Personal/noExiste/9.9');
    expect(await screen.findByText('«noExiste» no tiene una versión 9.9 en el lenguaje común.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Ver la versión vigente' });
    expect(link.getAttribute('href')).toBe('/diccionario/Comun/Personal/noExiste');
  });
});
