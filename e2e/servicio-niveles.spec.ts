import { readFile } from 'node:fs/promises';
import { createPdf } from '@marco/archivos/testing';
import { createHoraDeOperacion } from '@marco/plataforma/testing';
import { expectAccessible } from './support/accessible.ts';
import {
  drop,
  expectVigente,
  openByCodigo,
  press,
  readBytes,
  waitForCertificado,
  waitForJob,
} from './support/certificado-page.ts';
import { expect, type Locator, type Page, test } from './support/journey.ts';
import { MAILING } from './support/mails.ts';
import { radicarNivelTres, writePlan } from './support/nivel-tres-form.ts';
import { aprobarConceptualizacion, conceptualizar, radicarNivelUno } from './support/nivel-uno-form.ts';
import {
  bringOperacion,
  EN_XROAD,
  expectMedido,
  publicar,
  registrarEnCalidad,
  writePrometido,
} from './support/operador-page.ts';
import {
  answerMarca,
  asignar,
  certificar,
  radicar,
  radicarDeNuevo,
  revisar,
  sendDevolucion,
  step,
  writeDay,
  writeDevolucion,
} from './support/solicitud-page.ts';
import { enterAll, giveFuncionarioBack, takeFuncionario } from './support/solicitud-people.ts';
import { meetAll, veredictoOf } from './support/verificacion-page.ts';

// The server that does jobs: they make the constancia and the PDFs of the certificates.
test.use({ server: MAILING });
// Each level begins with the servicio that the one before it certified.
test.describe.configure({ mode: 'serial' });

const SERVICIO = 'Domicilio de los titulares de pasaporte';
/** One the platform tells nothing of. */
const SIN_OPERACION = 'Consulta de registros sanitarios';
/** What the entidad built: it says all that level 1 certified, one field of it by another name. */
const CONTRATO = await readFile(new URL('support/domicilio.openapi.yaml', import.meta.url));
/** The messages of the servicio that carry something, as the form names them. */
const MENSAJES = [
  'de la petición de Consultar el domicilio de un titular',
  'de la respuesta de Consultar el domicilio de un titular',
  'de la petición de Notificar el cambio de un domicilio',
] as const;

let journeys: Awaited<ReturnType<typeof enterAll>>;
test.beforeAll(async ({ servers, browser }) => {
  await servers.start(MAILING);
  await takeFuncionario();
  journeys = await enterAll(browser);
});

test.afterAll(async () => {
  await giveFuncionarioBack();
  for (const journey of Object.values(journeys)) await journey.end();
});

/** Corrects what was marked in the form, answers the mark there and files the request again. */
async function correctObjetivo(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Corregir y radicar' }).click();
  await expect(page.getByRole('list', { name: 'Observaciones del ministerio' })).toBeVisible();
  await page
    .getByRole('textbox', { name: /^Objetivo/ })
    .fill('Que Migración no vuelva a pedir el domicilio.');
  await answerMarca(page, 'Se nombró a Migración.');
  await expectAccessible(page, { themes: ['light', 'dark'] });
  for (const parte of ['elementos de dato', 'documentos', 'revisión'])
    await page.getByRole('button', { name: `Continuar a ${parte}` }).click();
  await radicarDeNuevo(page);
}

/** Begins with the servicio as the list of the entidad offers it, and attaches the contract. */
async function beginWithContrato(page: Page): Promise<void> {
  await page.goto(`/app/level/process-levelservices/home?texto=${encodeURIComponent(SERVICIO)}`);
  await page.getByRole('link', { name: `Solicitar nivel 2 de ${SERVICIO}` }).click();
  await page.getByRole('button', { name: 'Continuar a contrato' }).click();
  await expect(page).toHaveURL(/\/nivel-dos\/\d+\?paso=contrato$/);
  await page.getByLabel('Contrato', { exact: true }).setInputFiles({
    name: 'domicilio.yaml',
    mimeType: 'application/yaml',
    buffer: CONTRATO,
  });
  await expect(page.getByRole('button', { name: 'Quitar domicilio.yaml' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^REST/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continuar a correspondencia' }).click();
}

/** The product found what has the name of its field; where the other one is, a person says. */
async function chooseLugares(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { name: 'Falta 1 de 4 campos obligatorios', exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Ir al siguiente sin lugar' }).click();
  const lugar = page.getByLabel('Lugar de municipio en la respuesta');
  await expect(lugar).toBeFocused();
  await lugar.selectOption({ label: 'domicilio › localidad' });
  await expect(
    page.getByRole('heading', { name: 'Los 4 campos obligatorios tienen su lugar' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Continuar a mensajes' }).click();
}

/** One message is refused first: it keeps nothing and can be mended. */
async function verifyMensajes(page: Page): Promise<void> {
  for (const [at, cual] of MENSAJES.entries()) {
    await page.getByRole('button', { name: `Comprobar un mensaje ${cual}` }).click();
    const texto = page.getByRole('textbox', { name: `Mensaje ${cual}` });
    await expect(texto).not.toBeEmpty();
    const verify = page.getByRole('button', { name: 'Comprobar este mensaje' });
    if (at === 0) {
      await texto.fill('{}');
      await verify.click();
      await expect(page.getByText('El mensaje no es válido.')).toBeVisible();
      await page.getByRole('button', { name: 'Volver al ejemplo' }).click();
    }
    await verify.click();
    await expect(page.getByText(/^El mensaje es válido\./)).toBeVisible();
    await page.getByRole('button', { name: `Cerrar ${cual}` }).click();
  }
  await expect(page.getByText('1 mensaje válido', { exact: true })).toHaveCount(MENSAJES.length);
}

/** What the banco says on a page, which lets the request go on. */
async function expectFavorable(page: Page): Promise<Locator> {
  const resultado = page.getByRole('region', { name: 'Resultado del banco de conformidad' });
  await expect(resultado.getByRole('heading', { level: 2, name: /^Favorable/ })).toBeVisible();
  await expect(resultado).toContainText('4 de 4 obligatorios');
  return resultado;
}

/** Who writes the request may not approve for the entidad: the document that says it stands instead. */
async function writeConstancia(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Responsable/ }).fill('Oficina de sistemas');
  await page.getByRole('textbox', { name: /^Cargo/ }).fill('Jefatura');
  await writeDay(page, '15012026');
  await page.getByLabel('Documento de la constancia', { exact: true }).setInputFiles({
    name: 'Constancia.pdf',
    mimeType: 'application/pdf',
    buffer: createPdf('constancia'),
  });
  await expect(page.getByRole('button', { name: 'Quitar Constancia.pdf' })).toBeVisible();
}

/** Corrects the place that was marked, answers there and files again. */
async function correctCargo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // What comes first leads to the mark; the place it is about is in the form.
  await page.getByRole('button', { name: 'Responder la observación 1', exact: true }).click();
  const marcas = page.getByRole('region', { name: 'Observaciones por responder' });
  await expect(marcas.getByRole('listitem').filter({ hasText: 'Cargo' })).toBeFocused();
  await page.getByRole('link', { name: 'Corregir y radicar' }).click();
  await page
    .getByRole('navigation', { name: 'Pasos de la solicitud' })
    .getByRole('button', { name: /Aprobación/ })
    .click();
  await page.getByRole('textbox', { name: /^Cargo/ }).fill('Jefatura de sistemas');
  await answerMarca(page, 'Se completó el cargo.');
  await radicarDeNuevo(page);
}

/** The ministry runs the banco on what is on file. */
async function evaluar(page: Page): Promise<void> {
  await step(
    page,
    'Pasar a evaluación',
    'Pasar a evaluación',
    'La solicitud pasó a evaluación y el banco dejó su informe.',
  );
  await expectFavorable(page);
}

test('[AREA-05] a service goes from its request to level 1, and anybody verifies its certificate', async () => {
  const { funcionario, lider, consultor, certificador, visitor } = journeys;

  const address = await radicarNivelUno(funcionario.page, SERVICIO);
  const id = Number(address.split('/').at(-1));

  await test.step('[AREA-05] the constancia of what was filed is a PDF', async () => {
    const { page } = funcionario;
    await waitForJob(`select 1 from solicitudes where id = ${id} and constancia_id is not null`);
    await page.reload();
    const constancia = await press(
      page,
      page.getByRole('button', { name: /^Descargar Constancia-LCI-N1-.+\.pdf$/ }),
    );
    expect((await readBytes(constancia)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('[AREA-05] it is assigned and reviewed', async () => {
    await asignar(certificador.page, address);
    await consultor.page.goto(address);
    await revisar(consultor.page);
  });

  await test.step('[AREA-05] it is returned with a mark, asked about, answered at its place, and comes back to who returned it', async () => {
    const { page: mesa } = consultor;
    await writeDevolucion(mesa, {
      motivo: 'Falta precisar el objetivo.',
      lugar: 'Objetivo del intercambio',
      texto: 'Diga qué entidad deja de pedirlo.',
    });
    await expectAccessible(mesa, { themes: ['light', 'dark'] });
    await sendDevolucion(mesa);

    const { page } = funcionario;
    await page.goto(address);
    await page.getByRole('textbox', { name: 'Mensaje' }).fill('¿Basta con nombrar a Migración?');
    await page.keyboard.press('Control+Enter');
    const conversacion = page.getByRole('region', { name: 'Conversación' });
    await expect(conversacion.getByRole('listitem')).toContainText('¿Basta con nombrar a Migración?');
    await expectAccessible(page, { themes: ['light', 'dark'] });
    await correctObjetivo(page);

    await mesa.reload();
    const marcas = mesa.getByRole('region', { name: 'Observaciones respondidas' });
    await expect(marcas).toContainText('Se nombró a Migración.');
    await expect(mesa.getByRole('region', { name: 'Conversación' })).toContainText('¿Basta con nombrar');
    await revisar(mesa);
  });

  await test.step('[AREA-05] it is conceptualised', async () => {
    await conceptualizar(consultor.page);
  });

  await test.step('[AREA-05] who wrote it may not approve it; who leads does, and the ministry certifies', async () => {
    await funcionario.page.goto(address);
    const aprobar = funcionario.page.getByRole('button', { name: 'Aprobar', exact: true });
    await expect(aprobar).toHaveAttribute('aria-disabled', 'true');

    await aprobarConceptualizacion(lider.page, address);
    await certificar(certificador.page, address);
  });

  await test.step('[AREA-05] the service has version 1.0 with its operations and the trees of its messages', async () => {
    const { page } = lider;
    await page.goto(`${address}?pestana=servicio`);
    await page.getByRole('link', { name: SERVICIO, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: SERVICIO })).toBeVisible();
    await expect(page.getByText('Estandarizado Nivel 1', { exact: true })).toBeVisible();
    const version = page.getByRole('table', { name: 'Versiones del servicio' }).getByRole('row').nth(1);
    await expect(version).toContainText('Versión 1.0');
    await expect(version).toContainText('Estandarizada');
    await expect(page.getByRole('region', { name: 'Operación notificarCambio' })).toBeVisible();
    const respuesta = page.getByRole('table', { name: 'Campos de la respuesta de consultarDomicilio' });
    await expect(respuesta.getByRole('row').nth(1)).toContainText('1 o más veces');
    await expect(respuesta.getByRole('rowheader').nth(1)).toContainText('Nivel 2: municipio');
    await expectAccessible(page, { themes: ['light', 'dark'] });
  });

  await test.step('[AREA-05] without a session the certificate says that it is in force, and proves it', async () => {
    const { page } = visitor;
    const codigo = await waitForCertificado(id);
    await page.goto(`/certificados/${codigo}`);
    await expectVigente(page, SERVICIO);
    await expectAccessible(page, { themes: ['light', 'dark'] });

    const pdf = await readBytes(await press(page, page.getByRole('link', { name: /^PDF, / })));
    await page.getByRole('link', { name: 'Comprobar un archivo' }).click();
    await drop(page, 'certificado.pdf', pdf);
    await expect(
      page.getByRole('heading', { name: '«certificado.pdf» es auténtico y está vigente' }),
    ).toBeVisible();

    // The last byte, which no reader of PDF looks at.
    const cambiado = Buffer.from(pdf);
    cambiado[cambiado.length - 1] = (cambiado.at(-1) ?? 0) ^ 1;
    await drop(page, 'cambiado.pdf', cambiado);
    await expect(
      page.getByRole('heading', { name: 'Revise lo que se halló en «cambiado.pdf»' }),
    ).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Archivo PDF' })).toContainText('Cambió');
    await expectAccessible(page, { themes: ['light', 'dark'] });

    await openByCodigo(page, codigo);
    await expect(page.getByRole('heading', { level: 1, name: SERVICIO })).toBeVisible();
  });
});

test('[AREA-05] four people take a new service to level 2, and anybody verifies its certificate and reads its report', async () => {
  const { funcionario, lider, consultor, certificador, visitor } = journeys;

  const address =
    await test.step('[AREA-05] what was built is shown: contract, places, messages, banco, constancia', async () => {
      const { page } = funcionario;
      await beginWithContrato(page);
      await chooseLugares(page);
      await verifyMensajes(page);
      await page.getByRole('button', { name: 'Ejecutar el banco' }).click();
      await expectFavorable(page);
      await expectAccessible(page, { themes: ['light', 'dark'] });
      await page.getByRole('button', { name: 'Continuar a aprobación' }).click();
      await writeConstancia(page);
      return radicar(page, SERVICIO);
    });
  const id = Number(address.split('/').at(-1));

  await test.step('[AREA-05] it is evaluated, returned once with a mark, answered, and evaluated again', async () => {
    await asignar(certificador.page, address);
    const { page: mesa } = consultor;
    await mesa.goto(address);
    await revisar(mesa);
    await evaluar(mesa);
    await writeDevolucion(mesa, {
      motivo: 'La constancia no dice quién responde.',
      lugar: 'Cargo',
      texto: 'Escriba el cargo completo.',
    });
    await sendDevolucion(mesa);

    await correctCargo(funcionario.page, address);
    await mesa.reload();
    await expect(mesa.getByRole('region', { name: 'Observaciones respondidas' })).toContainText(
      'Se completó el cargo.',
    );
    await revisar(mesa);
    await evaluar(mesa);
    await step(
      mesa,
      'Presentar a la entidad',
      'Presentar a la entidad',
      'El informe se presentó a la entidad.',
    );
  });

  await test.step('[AREA-05] the entidad accepts the report, and the ministry certifies what it finds once more', async () => {
    const { page } = lider;
    await page.goto(address);
    await expectFavorable(page);
    await step(page, 'Aprobar', 'Aprobar informe', 'La entidad aprobó el informe del banco.');
    await expect(page.getByText('La entidad aprobó este informe')).toBeVisible();
    await certificar(certificador.page, address);
  });

  const codigo =
    await test.step('[AREA-05] the service stands at level 2 with both certificates', async () => {
      const { page } = lider;
      await page.goto(`${address}?pestana=contrato`);
      await page.getByRole('link', { name: `${SERVICIO}, 1.0` }).click();
      await expect(page.getByRole('heading', { level: 1, name: SERVICIO })).toBeVisible();
      await expect(page.getByText('Evaluado Nivel 2', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: /^LCI-C1-/ })).toBeVisible();
      const enlace = page.getByRole('link', { name: /^LCI-C2-/ });
      return (await enlace.getAttribute('href'))?.split('/').at(-1) ?? '';
    });

  await test.step('[AREA-05] from a second browser without session the certificate, its file and its report prove themselves', async () => {
    expect(codigo.replaceAll('-', '')).toBe(await waitForCertificado(id));
    const { page } = visitor;
    await page.goto('/certificados/verificar');
    await openByCodigo(page, codigo);
    await expectVigente(page, SERVICIO);
    await expect(page.getByRole('main')).toContainText('cumple el Nivel 2 del lenguaje común');
    const hallado = page.getByLabel('Lo que comprobó el banco de conformidad');
    await expect(hallado).toContainText('4 de 4 con su lugar en el contrato');
    await expect(hallado).toContainText(/\d+ de \d+ comprobaciones, [\d,]+ %/);
    const apoyo = page.getByRole('definition').filter({ hasText: /^LCI-C1-\d{4}-\d{6}, vigente$/ });
    await expect(apoyo.getByRole('link')).toHaveAttribute('href', /^\/certificados\//);

    const pdf = await readBytes(await press(page, page.getByRole('link', { name: /^PDF, / })));
    await page.getByRole('link', { name: 'Comprobar un archivo' }).click();
    await drop(page, 'certificado.pdf', pdf);
    await expect(
      page.getByRole('heading', { name: '«certificado.pdf» es auténtico y está vigente' }),
    ).toBeVisible();
    await page.getByRole('link', { name: /^Ver LCI-C2-/ }).click();

    await hallado.getByRole('link', { name: 'Ver el informe del banco' }).click();
    await expect(page).toHaveURL(/\/informes\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Informe de conformidad' })).toBeVisible();
    await expect(page.getByText(`${SERVICIO}, versión 1.0`)).toBeVisible();
    await expectFavorable(page);
    await expect(page.getByText(/hasta que se certifique/)).toHaveCount(0);
    await expectAccessible(page, { themes: ['light', 'dark'] });
  });
});

test('[AREA-05] the operator registers in quality what passed level 2', () =>
  registrarEnCalidad(journeys.operador.page, SERVICIO));

test('[AREA-05] four people verify a service in four dimensions, and it is certified for level 3', async () => {
  const { lider, consultor, operador, certificador } = journeys;

  const address = await test.step('[AREA-05] the leader writes the six steps and files them', () =>
    radicarNivelTres(lider.page, SERVICIO, 'Plan 2024.pdf'));

  await test.step('[AREA-05] the consultor verifies its items, and returns the one that is not met with its mark', async () => {
    await asignar(certificador.page, address);
    const { page } = consultor;
    await page.goto(address);
    await revisar(page);
    await step(
      page,
      'Pasar a verificación',
      'Pasar a verificación',
      'La solicitud pasó a verificación y se pidió el concepto técnico.',
    );
    await page.getByRole('link', { name: 'Verificar ítem por ítem' }).click();
    await meetAll(page, ['OG-7']);
    await veredictoOf(page, 'OG-7').selectOption('No cumple');
    await page
      .getByRole('textbox', { name: /^Marca para la entidad en OG-7/ })
      .fill('El plan tiene más de 24 meses.');
    await page.getByRole('button', { name: /^Guardar veredicto/ }).click();
    await expectAccessible(page, { themes: ['light', 'dark'] });
    await page.getByRole('button', { name: 'Devolver con 1 marca' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Devolver la solicitud?' });
    await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('Un ítem no cumple.');
    await dialog.getByRole('button', { name: 'Devolver', exact: true }).click();
    await expect(page.getByText(/^La solicitud volvió a la entidad/)).toBeVisible();
  });

  await test.step('[AREA-05] the leader corrects it at its place and files again', async () => {
    const { page } = lider;
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
  });

  await test.step('[AREA-05] the operator decides its items and gives its concept', async () => {
    const { page: mesa } = consultor;
    await mesa.goto(address);
    await revisar(mesa);
    await step(
      mesa,
      'Pasar a verificación',
      'Pasar a verificación',
      'La solicitud pasó a verificación y se pidió el concepto técnico.',
    );
    const { page } = operador;
    await page.goto(`${address}/verificacion`);
    await meetAll(page);
    await page.getByRole('button', { name: 'Emitir el concepto técnico' }).click();
    const dialog = page.getByRole('dialog', { name: 'Concepto técnico de la Agencia Nacional Digital' });
    await dialog.getByRole('radio', { name: 'Favorable', exact: true }).check();
    await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('Responde en QA dentro de lo prometido.');
    await dialog.getByRole('button', { name: 'Emitir concepto' }).click();
    await expect(page.getByText('El concepto técnico quedó emitido.')).toBeVisible();
  });

  await test.step('[AREA-05] the report is presented, approved and certified; the service waits for its publication', async () => {
    const { page } = consultor;
    await page.goto(`${address}/verificacion`);
    await meetAll(page);
    await step(
      page,
      'Presentar a la entidad',
      'Presentar a la entidad',
      'El informe de verificación se presentó a la entidad.',
    );
    await lider.page.goto(address);
    await expectAccessible(lider.page, { themes: ['light', 'dark'] });
    await step(lider.page, 'Aprobar', 'Aprobar informe', 'La entidad aprobó el informe de verificación.');
    await certificar(certificador.page, address, 3);
    await lider.page.reload();
    await expect(
      lider.page.getByRole('heading', { name: 'El servicio está certificado y espera su publicación' }),
    ).toBeVisible();
    await expect(lider.page.getByText('En manos de la Agencia Nacional Digital')).toBeVisible();
  });
});

test('[AREA-05] the operator publishes it once its contract in production is the certified one, and anybody reads its operation', async () => {
  const { page } = journeys.operador;

  await test.step('[AREA-05] a contract that is not the certified one is a task, and keeps it from being published', () =>
    publicar(page, SERVICIO, CONTRATO));

  await test.step('[AREA-05] a file of operation changes nothing until it is applied', () =>
    bringOperacion(page, createHoraDeOperacion(EN_XROAD)));
  await test.step('[AREA-05] what was promised stands beside it', () => writePrometido(page));
  await test.step('[AREA-05] anybody reads promised and measured, and where there are no data, that there are none', () =>
    expectMedido(journeys.visitor.page, SERVICIO, SIN_OPERACION));
});
