import { createPdf } from '@marco/archivos/testing';
import { addDays, toColombianDay } from '@marco/country/working-days';
import { expect, type Locator, type Page } from '@playwright/test';
import { answerMarca, radicar, radicarDeNuevo } from './solicitud-page.ts';

const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** What a label begins with, and what is written there. */
type Texto = readonly [label: string, text: string];

/** Writes texts where their labels say. */
async function writeAll(scope: Locator, texts: readonly Texto[]): Promise<void> {
  for (const [label, text] of texts)
    await scope.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
}

/** Types a day. @param day as people type it: '06032014' @param at which of the days of the part, from 0 */
async function writeDayIn(scope: Locator, day: string, at = 0): Promise<void> {
  await scope.getByRole('spinbutton', { name: /^día/i }).nth(at).click();
  await scope.page().keyboard.type(day);
}

/** A month ago, as people type it: plans and analyses count while they are recent. */
function writeRecent(): string {
  const [year, month, day] = addDays(toColombianDay(new Date()), -30).split('-');
  return `${day}${month}${year}`;
}

async function attach(scope: Locator, label: string, name: string): Promise<void> {
  await scope.getByLabel(label, { exact: true }).setInputFiles({
    name,
    mimeType: 'application/pdf',
    buffer: createPdf(name),
  });
  await expect(scope.getByRole('button', { name: `Quitar ${name}` })).toBeVisible();
}

async function writePoliticoLegal(page: Page): Promise<void> {
  const normas = regionOf(page, 'Normas que dan competencia');
  await normas.getByLabel(/^Tipo de norma/).selectOption('Decreto');
  await writeAll(normas, [
    ['Número', '869'],
    ['Qué habilita', 'Expedir y verificar pasaportes.'],
  ]);
  await writeDayIn(normas, '25052016');
  await attach(normas, 'Documento de la norma 1', 'Decreto 869.pdf');

  const acuerdo = regionOf(page, 'Convenio o acuerdo');
  await acuerdo.getByLabel(/^Tipo/).selectOption('Convenio interadministrativo');
  await writeAll(acuerdo, [
    ['Número', '114 de 2025'],
    ['Entidades que lo firman', 'Cancillería\nMigración'],
  ]);
  await writeDayIn(acuerdo, '20122025');
  await attach(acuerdo, 'Documento del convenio o acuerdo', 'Convenio 114.pdf');

  const vinculacion = regionOf(page, 'Vinculación con la Agencia Nacional Digital');
  await writeAll(vinculacion, [['Número', '0087']]);
  await writeDayIn(vinculacion, '05112025');
  await attach(vinculacion, 'Documento de la vinculación', 'Acuerdo 0087.pdf');

  const politica = regionOf(page, 'Política de tratamiento de datos');
  await writeAll(politica, [['Dirección de la política', 'https://www.ejemplo.gov.co/politica']]);
  await writeDayIn(politica, '10012026');
  const aviso = regionOf(page, 'Aviso, autorización o excepción de ley');
  await writeAll(aviso, [['Excepción de ley', 'Ley 1581 de 2012, artículo 10, literal a.']]);

  const aprobacion = regionOf(page, 'Aprobación interna de publicar');
  await writeDayIn(aprobacion, '01102026');
  await attach(aprobacion, 'Acto o memorando', 'Memorando 31.pdf');
}

const RESPONSABLES = ['del negocio', 'de los datos', 'técnico', 'de seguridad'];

async function writeOrganizacional(page: Page, plan: string): Promise<void> {
  await writeAll(regionOf(page, 'Trámites y procesos'), [['Trámites', 'Expedición de pasaportes.']]);
  await page.getByRole('checkbox', { name: /^Abierto a todas las entidades/ }).check();
  for (const [at, papel] of RESPONSABLES.entries())
    await writeAll(page.getByRole('group', { name: `Responsable ${papel}` }), [
      ['Nombre', `Oficina ${at + 1}`],
      ['Cargo', 'Jefatura'],
      ['Correo institucional', `oficina${at + 1}@ejemplo.gov.co`],
    ]);
  await writeAll(regionOf(page, 'Acuerdo de niveles de servicio (ANS)'), [
    ['Disponibilidad mensual', '99,5'],
    ['Tiempo de respuesta p95', '2.000'],
    ['Tasa de error', '1'],
    ['Peticiones al día', '90.000'],
    ['Horario del servicio', 'Todo el día, todos los días'],
    ['Soporte: respuesta', '4'],
    ['Soporte: solución', '16'],
  ]);
  await writeAll(regionOf(page, 'Mesa de ayuda'), [
    ['Canal', 'soporte@ejemplo.gov.co'],
    ['Horario de atención', 'Lunes a viernes, 8 am a 5 pm'],
    ['Respuesta', '4'],
  ]);
  await writePlan(page, plan);
}

/** Attaches the plan of continuity with its day. */
async function writePlan(page: Page, name: string): Promise<void> {
  const plan = regionOf(page, 'Plan de continuidad y de cambios');
  await writeDayIn(plan, writeRecent());
  await attach(plan, 'Plan de continuidad y de cambios', name);
}

/** Tests without which nobody files. */
const PRUEBAS = 9;

async function writeTecnico(page: Page): Promise<void> {
  const arquitectura = regionOf(page, 'Arquitectura e infraestructura');
  await writeAll(arquitectura, [['Peticiones al mes', '2.700.000']]);
  await attach(arquitectura, 'Diagrama de la arquitectura', 'Diagrama v2.pdf');

  await page.getByRole('button', { name: 'Agregar servidor' }).click();
  await writeAll(page.getByRole('group', { name: 'Servidor 1' }), [
    ['Dirección', 'ss-qa.ejemplo.gov.co'],
    ['Versión de X-Road', '7.4.2'],
  ]);
  for (const [at, uso] of ['Firma', 'Autenticación'].entries()) {
    await page.getByRole('button', { name: 'Agregar certificado' }).click();
    const certificado = page.getByRole('group', { name: `Certificado ${at + 1}`, exact: true });
    await certificado.getByLabel(/^Uso/).selectOption(uso);
    await writeAll(certificado, [
      ['Emisor', 'AC de prueba'],
      ['Número de serie', `4F:A2:1${at}`],
    ]);
    await writeDayIn(certificado, '04032035');
  }
  await writeAll(regionOf(page, 'Identificadores en la plataforma'), [
    ['Instancia', 'CO-QA'],
    ['Clase de miembro', 'GOB'],
    ['Código de miembro', 'MRE-0112'],
    ['Subsistema', 'PASAPORTES'],
    ['Código del servicio', 'historialPasaportes'],
    ['Versión del servicio', 'v1'],
  ]);

  const pruebas = regionOf(page, 'Pruebas en QA por X-Road');
  for (let at = 1; at <= PRUEBAS; at += 1) {
    const prueba = pruebas.getByRole('group', { name: new RegExp(`^T-0${at} `) });
    await prueba.getByLabel(/^Resultado/).selectOption('Superada');
    await writeDayIn(prueba, '08102026');
    await writeAll(prueba, [['Quién la hizo', 'Mesa técnica']]);
  }
  await attach(pruebas, 'Evidencia de T-01', 'Pruebas QA.pdf');

  const vulnerabilidades = regionOf(page, 'Análisis de vulnerabilidades');
  await writeDayIn(vulnerabilidades, writeRecent());
  await writeAll(vulnerabilidades, [['Resumen de los hallazgos', 'Sin hallazgos altos.']]);
  await attach(vulnerabilidades, 'Informe del análisis', 'Vulnerabilidades.pdf');
  await writeAll(regionOf(page, 'Monitoreo y respaldo'), [
    ['Cómo se monitorea', 'Monitoreo operacional de X-Road.'],
    ['Cómo se respalda', 'Copia diaria en otro centro.'],
  ]);
}

/** Writes a request of level 3 for a servicio that stands at level 2 and files it. @returns its address */
export async function radicarNivelTres(page: Page, servicio: string, plan: string): Promise<string> {
  await page.goto(`/app/level/process-levelservices/home?texto=${encodeURIComponent(servicio)}`);
  await page.getByRole('link', { name: `Solicitar nivel 3 de ${servicio}` }).click();
  await page.getByRole('button', { name: 'Continuar a político-legal' }).click();
  await expect(page).toHaveURL(/\/nivel-tres\/\d+\?paso=politico-legal$/);
  await writePoliticoLegal(page);
  await page.getByRole('button', { name: 'Continuar a organizacional' }).click();
  await writeOrganizacional(page, plan);
  await page.getByRole('button', { name: 'Continuar a técnico' }).click();
  await writeTecnico(page);
  await page.getByRole('button', { name: 'Continuar a consumo' }).click();
  await page.getByRole('radio', { name: /^Automática/ }).check();
  await page.getByRole('button', { name: 'Continuar a revisión' }).click();
  return radicar(page, servicio);
}

/** Puts a newer plan in the place of the one that was marked, answers there and files again. */
export async function correctPlan(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('link', { name: 'Corregir y radicar' }).click();
  await page
    .getByRole('navigation', { name: 'Pasos de la solicitud' })
    .getByRole('button', { name: /Organizacional/ })
    .click();
  await page.getByRole('button', { name: 'Quitar Plan 2024.pdf' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar archivo' }).click();
  await writePlan(page, 'Plan 2026.pdf');
  await answerMarca(page, 'Se cargó el plan de 2026.');
  await page
    .getByRole('navigation', { name: 'Pasos de la solicitud' })
    .getByRole('button', { name: /Revisión/ })
    .click();
  await radicarDeNuevo(page);
}
