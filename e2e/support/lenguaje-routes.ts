import { expect } from '@playwright/test';
import { askDatabase } from './database.ts';
import { openInside } from './open-inside.ts';
import { at, heading, type Place, showsNothingPending } from './places.ts';
import { dialogOf, screen } from './private-routes.ts';

const OID = screen('tree of identifiers', '/app/admin/oid?oid=2.999.170.4.2', 'Administración OID');

/** Screens of the ontology, with a dialog and a rule that was tried. */
const ontologiaPlaces: readonly Place[] = [
  screen('ontology', '/app/ontologia', 'Ontología'),
  dialogOf(screen('ontology', '/app/ontologia', 'Ontología'), /^Descargar RDF/),
  screen('new individual', '/app/ontologia/individuo/new', 'Crear individuo'),
  screen('class of the ontology', '/app/ontologia/definicion/2', 'Persona'),
  screen('edit of a rule', '/app/ontologia/regla/1/edit', 'Editar ficha'),
  {
    name: 'rule that was tried',
    open: async (page) => {
      await page.goto('/app/ontologia/regla/5');
      await page
        .getByRole('textbox', { name: 'Datos de prueba' })
        .fill('lci:ana a lci:Persona ; lci:codSexo "X" .');
      await page.getByRole('button', { name: 'Ejecutar' }).click();
      await expect(page.getByText('Los datos incumplen la regla una vez.')).toBeVisible();
    },
  },
  at('graph of the ontology', '/app/ontologia/graph?foco=definicion-2', async (page) => {
    await expect(page.getByRole('heading', { level: 2, name: 'Relaciones de Persona' })).toBeVisible();
    await showsNothingPending(page);
  }),
];

/** The form and the page of the first version in a state. */
function ofVersion(name: string, estado: string, suffix: string): Place {
  return {
    name,
    open: async (page) => {
      const [row] = await askDatabase(
        `select min(id) as id from elementos_versiones where estado = '${estado}'`,
      );
      await openInside(page, `/app/elementos-de-dato/${row?.['id']}${suffix}`);
      await heading(page, /\S/);
      await showsNothingPending(page);
    },
  };
}

/** The common language as anybody reads it. */
export const lenguajePublicPlaces: readonly Place[] = [
  at('dictionary', '/diccionario', (page) =>
    expect(page.getByRole('table', { name: 'Elementos de dato encontrados' })).toBeVisible(),
  ),
  at('dictionary without results', '/diccionario?texto=zzzzzz', (page) =>
    expect(page.getByText('No hay resultados coincidentes')).toBeVisible(),
  ),
  ...['identificacion', 'definicion', 'estructura', 'fuentes', 'relaciones', 'versiones', 'descargas'].map(
    (tab) =>
      at(`element, ${tab}`, `/diccionario/codMunicipio?pestana=${tab}`, async (page) => {
        await heading(page, 'Código del municipio');
        await showsNothingPending(page);
      }),
  ),
  at('element with parts', '/diccionario/identificacionCedula?pestana=estructura', (page) =>
    heading(page, 'Identificación por cédula de ciudadanía'),
  ),
  at('element that is not there', '/diccionario/noExiste', (page) =>
    heading(page, 'Elemento de dato no encontrado'),
  ),
  at('validator', '/validador', (page) => heading(page, 'Validador de mensajes')),
  {
    name: 'validator with faults',
    open: async (page) => {
      await page.goto('/validador?elemento=datoTelefono');
      await expect(page.getByRole('combobox', { name: 'Versión' })).toHaveValue(/^\d/);
      await page.getByLabel('Mensaje', { exact: true }).fill('<datoTelefono/>');
      await page.getByRole('button', { name: 'Validar', exact: true }).click();
      await expect(page.getByRole('table', { name: 'Errores del mensaje' })).toBeVisible();
    },
  },
];

/** The common language as the ministry administers it. */
export const lenguajePlaces: readonly Place[] = [
  screen('elements', '/app/elementos-de-dato', 'Elementos de dato'),
  screen('new element', '/app/elementos-de-dato/new', /\S/),
  ...['definicion', 'estructura', 'fuentes', 'relaciones', 'esquemas', 'comentarios', 'historial'].map(
    (tab) => ofVersion(`element, ${tab}`, 'incorporado', `?pestana=${tab}`),
  ),
  ofVersion('form of an element', 'borrador', '/edit'),
  ofVersion('versions of an element', 'incorporado', '/versiones'),
  screen('layers', '/app/admin/capadeuso/filter', 'Capas de uso'),
  screen('hierarchy of the layers', '/app/admin/capadeuso/hierarchy', 'Jerarquía de las capas'),
  screen('new layer', '/app/admin/capadeuso/create', 'Crear capa de uso'),
  screen('a layer', '/app/admin/capadeuso/2', /\S/),
  screen('edit of a layer', '/app/admin/capadeuso/2/edit', 'Editar capa de uso'),
  screen('version of a layer', '/app/admin/capadeuso/2/versionar', 'Versionar capa de uso'),
  OID,
  dialogOf(OID, /^Editar nombre/),
  screen('search of identifiers', '/app/admin/oid?texto=capa', 'Administración OID'),
  ...ontologiaPlaces,
  screen('standards', '/app/estandares', 'Estándares'),
  screen('new standard', '/app/estandares/new', 'Proponer estándar'),
  screen('a standard', '/app/estandares/1', /\S/),
  screen('evaluation of a standard', '/app/estandares/1?pestana=evaluacion', /\S/),
  screen('elements of a standard', '/app/estandares/1?pestana=elementos', /\S/),
  screen('edit of a standard', '/app/estandares/1/edit', 'Editar estándar'),
  screen('technical catalogue', '/app/admin/catalogs?catalogo=lenguajes', 'Catálogos'),
  dialogOf(screen('systems', '/app/admin/catalogs?catalogo=sistemas', 'Catálogos'), /^CREAR/),
];
