import {
  dialogOf,
  failingAt,
  type Places,
  type ScriptedPlace,
  screenAt,
  titleAt,
} from '@marco/test-kit/declarations';

/** A file of rows looked through, of which one is wrong. */
const importOfCatalogue: ScriptedPlace = {
  name: 'import of a catalogue',
  reach: async ({ page, expect, open }) => {
    await open('/app/admin/catalogs?catalogo=municipios&importar=1');
    await page
      .getByLabel('Archivo CSV')
      .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('codigo,nombre\nx,y\n') });
    await page.getByRole('button', { name: 'Revisar archivo' }).click();
    await expect(page.getByRole('table', { name: 'Revisión del archivo' })).toBeVisible();
  },
};

/** Entities and catalogues, for people who administer them. */
export const places: Places = {
  administrator: [
    screenAt('edit of an entity', '/app/admin/entities/1/edit', 'Editar entidad'),
    {
      name: 'entities',
      path: '/app/admin/entities',
      shows: [{ title: 'Entidades' }, { role: 'table', name: 'Entidades encontradas' }],
    },
    {
      name: 'no entities',
      path: '/app/admin/entities?texto=inexistente',
      shows: [{ text: 'No hay información' }],
    },
    failingAt('failed entities', '/app/admin/entities', '**/entidad/listar'),
    {
      name: 'form of an entity',
      path: '/app/admin/entities/new',
      presses: [
        { role: 'button', name: 'Crear entidad' },
        { role: 'button', name: 'Aceptar', within: 'alertdialog' },
      ],
      shows: [{ text: 'NIT es requerido' }],
    },
    screenAt('an entity', '/app/admin/entities/1', /^Ministerio/),
    titleAt('entity that does not exist', '/app/admin/entities/999999', 'Entidad no encontrada'),
    { name: 'catalogues', path: '/app/admin/catalogs', shows: [{ role: 'table', name: 'Sectores' }] },
    screenAt('technical catalogue', '/app/admin/catalogs?catalogo=lenguajes', 'Catálogos'),
    dialogOf(screenAt('systems', '/app/admin/catalogs?catalogo=sistemas', 'Catálogos'), /^CREAR/),
    importOfCatalogue,
    titleAt(
      'self-assessments of an entity',
      '/app/admin/entities/1/autodiagnosticos',
      'Autodiagnósticos de madurez',
    ),
  ],
  leader: [
    {
      name: 'self-assessment of the own entity',
      path: '/app/autodiagnostico',
      shows: [{ title: 'Autodiagnóstico de madurez' }, { text: '0 de 13 criterios respondidos' }],
    },
    failingAt('failed self-assessment', '/app/autodiagnostico', '**/api/autodiagnostico'),
  ],
};
