import { expect, type Locator, type Page, test } from './support/journey.ts';
import { MAILING } from './support/mails.ts';
import { openHomeAs } from './support/open-session.ts';
import { pick } from './support/solicitud-page.ts';

// What these tasks change in the demo data, the journeys of the other product find as it was.
test.use({ server: MAILING });

/** Clicks a task may take from the home to its end; what is written is typed where the focus is or by its label. */
const MAXIMO_CLICS = 5;

const ADMINISTRADOR = '1000000001';
const CONSULTOR = '1000000002';
const LIDER = '1000000003';
const COORDINADOR = '1000000013';

/** Counts each press of a task. */
class Clics {
  total = 0;

  async press(target: Locator): Promise<void> {
    await target.click();
    this.total += 1;
  }

  async choose(combobox: Locator, text: string, option: RegExp): Promise<void> {
    await pick(combobox, text, option);
    this.total += 1;
  }

  async select(field: Locator, option: string): Promise<void> {
    await field.selectOption({ label: option });
    this.total += 1;
  }
}

interface Tarea {
  readonly nombre: string;
  readonly persona: string;
  readonly run: (page: Page, clics: Clics) => Promise<void>;
}

const link = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name }).first();
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();
const dialog = (page: Page) => page.getByRole('dialog');

/** The most frequent tasks of the people of the demo, from the home of each, and one of several at once. */
const TAREAS: readonly Tarea[] = [
  {
    nombre: 'assign a request',
    persona: COORDINADOR,
    run: async (page, clics) => {
      await clics.press(link(page, /^Asignar: Asigne la solicitud de «Certificado de tradición y libertad»/));
      await clics.press(button(page, 'Asignar consultor'));
      await clics.press(dialog(page).getByRole('radio', { name: /^Luisa Peña/ }));
      await clics.press(dialog(page).getByRole('button', { name: 'Asignar' }));
      await expect(page.getByText('La solicitud quedó asignada y se avisó al consultor.')).toBeVisible();
    },
  },
  {
    nombre: 'assign from the queue, by its list',
    persona: COORDINADOR,
    run: async (page, clics) => {
      // The queue stands below what waits, and comes once it is near.
      const queue = page.getByRole('table', { name: 'Solicitudes por asignar' });
      await expect(async () => {
        await page.mouse.wheel(0, 2000);
        await expect(queue).toBeVisible({ timeout: 500 });
      }).toPass();
      await clics.press(queue.getByRole('checkbox', { name: /^Seleccionar Reporte de pasaportes perdidos/ }));
      await clics.press(button(page, 'Asignar a…'));
      await clics.press(dialog(page).getByRole('radio', { name: /^Luisa Peña/ }));
      await expect(dialog(page).getByText('1 de 1 se asignarán.')).toBeVisible();
      await clics.press(dialog(page).getByRole('button', { name: 'Asignar 1' }));
      await expect(page.getByText('Se asignó 1 solicitud y se avisó a quien la lleva.')).toBeVisible();
    },
  },
  {
    nombre: 'begin a review',
    persona: CONSULTOR,
    run: async (page, clics) => {
      await clics.press(link(page, /^Revisar: Empiece la revisión de «Estado de obligaciones tributarias»/));
      await clics.press(button(page, 'Iniciar la revisión'));
      await clics.press(page.getByRole('alertdialog').getByRole('button', { name: 'Iniciar revisión' }));
      await expect(page.getByText('Comenzó la revisión de la solicitud.')).toBeVisible();
    },
  },
  {
    nombre: 'return a request',
    persona: CONSULTOR,
    run: async (page, clics) => {
      await clics.press(link(page, /^Continuar: Termine la revisión de «Historial de pasaportes expedidos»/));
      await clics.press(button(page, 'Devolver a la entidad'));
      const devolucion = page.getByRole('dialog', { name: '¿Devolver la solicitud?' });
      await devolucion.getByRole('textbox', { name: /^Motivo/ }).fill('Falta precisar el objetivo.');
      await clics.choose(devolucion.getByRole('combobox', { name: /^Lugar/ }), 'Objetivo', /^Objetivo/);
      await devolucion
        .getByRole('textbox', { name: /^Qué se debe corregir/ })
        .fill('Diga qué entidad deja de pedirlo.');
      await clics.press(devolucion.getByRole('button', { name: 'Devolver', exact: true }));
      await expect(page.getByText(/^La solicitud volvió a la entidad/)).toBeVisible();
    },
  },
  {
    nombre: 'report a commitment',
    persona: LIDER,
    run: async (page, clics) => {
      await clics.press(link(page, /^Responder: Publicar en el directorio los datos de contacto/));
      await clics.press(button(page, /^Publicar en el directorio los datos de contacto/));
      await clics.press(dialog(page).getByRole('button', { name: 'Reportar cumplimiento' }));
      const note = page.getByRole('dialog', { name: 'Reportar cumplimiento' });
      await note.getByRole('textbox').fill('Quedaron publicados.');
      await clics.press(note.getByRole('button', { name: 'Reportar cumplimiento' }));
      await expect(note).toHaveCount(0);
    },
  },
  {
    nombre: 'approve a person',
    persona: ADMINISTRADOR,
    run: async (page, clics) => {
      await clics.press(link(page, /^Revisar: Decida el registro de Diana/));
      await clics.press(button(page, /^Aprobar/));
      await clics.select(dialog(page).getByLabel(/^Rol/), 'Funcionario de entidad');
      await clics.press(dialog(page).getByRole('button', { name: 'Aprobar' }));
      await expect(page.getByText('El usuario fue aprobado.')).toBeVisible();
    },
  },
  {
    nombre: 'incorporate an element',
    persona: ADMINISTRADOR,
    run: async (page, clics) => {
      await clics.press(link(page, /^Incorporar: Incorpore el elemento «Código del día de la semana»/));
      await clics.press(button(page, 'Incorporar'));
      await clics.press(dialog(page).getByRole('button', { name: /^Incorporar/ }));
      await expect(dialog(page)).toHaveCount(0);
    },
  },
  {
    nombre: 'read the next meeting',
    persona: LIDER,
    run: async (page, clics) => {
      const meetings = page.getByRole('region', { name: 'Próximas reuniones' });
      await clics.press(meetings.getByRole('listitem').first().getByRole('link'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Mesa de interoperabilidad');
    },
  },
  {
    nombre: 'begin a request',
    persona: LIDER,
    run: async (page, clics) => {
      await clics.press(link(page, /^Crear solicitud/));
      await page
        .getByRole('textbox', { name: /^Nombre del servicio/ })
        .fill('Consulta que empieza en el inicio');
      await clics.press(button(page, 'Guardar borrador'));
      await expect(page.getByText(/^Borrador guardado/)).toBeVisible();
    },
  },
];

for (const { nombre, persona, run } of TAREAS) {
  test(`[AREA-13] from the home to its end: ${nombre}`, async ({ page }) => {
    const clics = new Clics();
    await openHomeAs(page, persona);
    await run(page, clics);
    process.stdout.write(`${nombre}: ${clics.total} clicks of ${MAXIMO_CLICS}\n`);
    expect(clics.total).toBeGreaterThan(0);
    expect(clics.total).toBeLessThanOrEqual(MAXIMO_CLICS);
  });
}

test('[AREA-13] the breadcrumb stays as specified, what waits stands first and the menu is folded', async ({
  page,
}) => {
  await openHomeAs(page, LIDER);
  await expect(page.getByRole('region', { name: 'Ubicación en el sitio' })).toContainText('Administración');
  await expect(page.getByRole('region', { name: 'Lo que espera por usted' })).toBeVisible();
  const functions = page.getByRole('group').filter({ hasText: 'Todas las funciones' });
  await expect(functions.getByRole('region')).toHaveCount(0);
  await page.getByText('Todas las funciones').click();
  await expect(page.getByRole('region', { name: 'Gestión' })).toBeVisible();
});
