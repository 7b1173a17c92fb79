import { readFile } from 'node:fs/promises';
import { createHoraDeOperacion } from '@marco/plataforma/testing';
import { expectAccessible } from './support/accessible.ts';
import {
  approveAcuerdo,
  closeAcuerdo,
  listDatos,
  readLlamada,
  sendAcuerdo,
  writeAcuerdo,
} from './support/acuerdo-page.ts';
import {
  expectCambiado,
  expectVigente,
  openByCodigo,
  press,
  proveArchivo,
  readBytes,
  waitForCertificado,
  waitForJob,
} from './support/certificado-page.ts';
import { askDatabase } from './support/database.ts';
import { expect, test } from './support/journey.ts';
import { MAILING } from './support/mails.ts';
import {
  beginWithContrato,
  chooseLugares,
  correctCargo,
  evaluar,
  expectFavorable,
  verifyMensajes,
  writeConstancia,
} from './support/nivel-dos-form.ts';
import { correctPlan, radicarNivelTres } from './support/nivel-tres-form.ts';
import {
  aprobarConceptualizacion,
  conceptualizar,
  correctObjetivo,
  radicarNivelUno,
} from './support/nivel-uno-form.ts';
import {
  bringOperacion,
  EN_XROAD,
  expectMedido,
  publicar,
  registrarEnCalidad,
  writePrometido,
} from './support/operador-page.ts';
import { certificarSinCambios, expectSinCambios, reafirmar } from './support/reafirmacion-page.ts';
import {
  asignar,
  certificar,
  radicar,
  revisar,
  sendDevolucion,
  step,
  writeDevolucion,
} from './support/solicitud-page.ts';
import {
  enterAll,
  enterConsumidores,
  giveFuncionarioBack,
  takeFuncionario,
} from './support/solicitud-people.ts';
import { meetAll, veredictoOf } from './support/verificacion-page.ts';
import { createVersionSiguiente } from './support/version-siguiente.ts';
import { consumidorOf, expectAvisos, openVida, passToRetiro, sayFin } from './support/vida-page.ts';

// The server that does jobs: they make the constancia and the PDFs of the certificates.
test.use({ server: MAILING });
// Each level begins with the servicio that the one before it certified.
test.describe.configure({ mode: 'serial' });

const SERVICIO = 'Domicilio de los titulares de pasaporte';
/** One the platform tells nothing of. */
const SIN_OPERACION = 'Consulta de registros sanitarios';
/** What the simulator is asked by an acuerdo with. */
const CLAVE = /^[\w-]{24}$/;
const AVISO = 'De lo que usa su entidad cambia: municipio.';
/** What the entidad built: it says all that level 1 certified, one field of it by another name. */
const CONTRATO = await readFile(new URL('support/domicilio.openapi.yaml', import.meta.url));
let journeys: Awaited<ReturnType<typeof enterAll>>;
let consumidores: Awaited<ReturnType<typeof enterConsumidores>> | undefined;
test.beforeAll(async ({ servers, browser }) => {
  await servers.start(MAILING);
  await takeFuncionario();
  journeys = await enterAll(browser);
});

test.afterAll(async () => {
  await giveFuncionarioBack();
  await consumidores?.giveBack();
  for (const journey of Object.values(journeys)) await journey.end();
});

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

    const pdf = await proveArchivo(page);
    await expectCambiado(page, pdf);
    await openByCodigo(page, codigo);
    await expect(page.getByRole('heading', { level: 1, name: SERVICIO })).toBeVisible();
  });
});

test('[AREA-05] four people take a new service to level 2, and anybody verifies its certificate and reads its report', async () => {
  const { funcionario, lider, consultor, certificador, visitor } = journeys;

  const address =
    await test.step('[AREA-05] what was built is shown: contract, places, messages, banco, constancia', async () => {
      const { page } = funcionario;
      await beginWithContrato(page, SERVICIO, CONTRATO);
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
    await expect(hallado).toContainText('5 de 5 con su lugar en el contrato');
    await expect(hallado).toContainText(/\d+ de \d+ comprobaciones, [\d,]+ %/);
    const apoyo = page.getByRole('definition').filter({ hasText: /^LCI-C1-\d{4}-\d{6}, vigente$/ });
    await expect(apoyo.getByRole('link')).toHaveAttribute('href', /^\/certificados\//);

    await proveArchivo(page);
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

  await test.step('[AREA-05] the leader corrects it at its place and files again', () =>
    correctPlan(lider.page, address));

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

test('[AREA-05] two entidades consume it by their acuerdos, a next version breaks one of them, and it is retired once nobody is left', async ({
  browser,
}) => {
  // Three more people come in, and the jobs are waited for three times.
  test.setTimeout(360_000);
  const { lider, certificador, visitor } = journeys;
  consumidores = await enterConsumidores(browser);
  const { prepara, decide, otra } = consumidores;
  const [servicio] = await askDatabase(`select id from servicios where nombre = '${SERVICIO}'`, MAILING);
  const servicioId = Number(servicio?.['id']);
  const peticion = `/app/acuerdos/nuevo?servicio=${servicioId}`;

  const deMigracion =
    await test.step('[AREA-05] who prepares what Migración asks for may not send it; who decides there does, and who offers it approves', async () => {
      await prepara.goto(peticion);
      const address = await writeAcuerdo(prepara, {
        finalidad: 'Notificar a quien migra',
        dato: /municipio/i,
      });
      const send = prepara.getByRole('button', { name: 'Enviar', exact: true });
      await expect(send).toHaveAttribute('aria-disabled', 'true');
      await decide.goto(address);
      await sendAcuerdo(decide);
      await approveAcuerdo(lider.page, address);
      // The key is of who consumes.
      await expect(lider.page.getByText(CLAVE)).toHaveCount(0);
      return address;
    });

  const deOtra = await test.step('[AREA-05] another entidad agrees on another datum', async () => {
    await otra.goto(peticion);
    const address = await writeAcuerdo(otra, { finalidad: 'Ubicar contribuyentes', dato: /departamento/i });
    await sendAcuerdo(otra);
    await approveAcuerdo(lider.page, address);
    return address;
  });

  const llama =
    await test.step('[AREA-05] the simulator answers to each key by its own contract, and to no other key', async () => {
      await otra.reload();
      const { ask: askOtra } = await readLlamada(otra);
      expect(listDatos(await (await askOtra()).json())).toEqual(['departamento']);
      await decide.reload();
      const { ask, respuesta } = await readLlamada(decide);
      expect(listDatos(respuesta)).toEqual(['municipio']);
      const answer = await ask();
      expect([answer.status(), listDatos(await answer.json())]).toEqual([200, ['municipio']]);
      expect((await ask('inventada-de-24-letras-x')).status()).toBe(403);
      // Whoever has no acuerdo tries the whole contract.
      expect(listDatos(await (await ask(null)).json())).toEqual(['departamento', 'municipio']);
      return ask;
    });

  for (const nivel of [1, 2] as const)
    await test.step(`[AREA-05] level ${nivel} did not change: one step reaffirms it, and its certificate says since when`, async () => {
      const id = await reafirmar(lider.page, servicioId, nivel);
      await certificarSinCambios(certificador.page, id);
      await expectSinCambios(visitor.page, await waitForCertificado(id), SERVICIO);
    });

  const versionId =
    await test.step('[AREA-05] a version that says the same breaks nobody, and nobody is told', async () => {
      const { page } = lider;
      const id = await openVida(page, SERVICIO);
      for (const entidad of [/Migración/, /Impuestos/])
        await expect(consumidorOf(page, entidad)).toContainText('No se le rompe nada');
      await sayFin(page, {
        paso: 'Declarar obsoleta',
        sucesora: '1.1',
        avisos: 'No se avisará a ninguna entidad.',
        dias: 100,
      });
      return id;
    });

  const pagina =
    await test.step('[AREA-05] the simulator says when it ends, where that is told, and what takes its place', async () => {
      await expect.poll(async () => (await llama()).headers()['sunset']).toMatch(/ GMT$/);
      const { deprecation, link = '' } = (await llama()).headers();
      expect(deprecation).toMatch(/^@\d+$/);
      expect(link).toContain(`</simulador/${servicioId}/1.1>; rel="successor-version"`);
      return /<([^>]+)>; rel="deprecation"/.exec(link)?.[1] ?? '';
    });

  await test.step('[AREA-05] one that leaves a datum out breaks who agreed on it, who is told alone and once', async () => {
    await createVersionSiguiente(journeys, servicioId, { sin: ['municipio'] });
    await waitForJob(
      `select 1 from jobs where kind = 'avisar-vida-version' and payload->>'versionId' = '${versionId}' and finished_at is not null`,
    );
    await expectAvisos(decide, AVISO, 0);
    const { page } = lider;
    await page.reload();
    await page.getByLabel(/^Versión que la reemplaza/).selectOption({ label: 'Versión 2.0 (estandarizada)' });
    await expect(consumidorOf(page, /Migración/)).toContainText('Se le rompe');
    await expect(consumidorOf(page, /Migración/)).toContainText('municipio');
    await expect(consumidorOf(page, /Impuestos/)).toContainText('No se le rompe nada');
    await expectAccessible(page, { themes: ['light', 'dark'] });
    await sayFin(page, {
      paso: 'Fijar la fecha de retiro',
      sucesora: '2.0',
      avisos: 'Se avisará a 1 entidad, a la que se le rompe.',
      dias: 110,
    });
    await waitForJob(
      `select 1 from notificaciones n join usuarios u on u.id = n.usuario_id
      where u.numero_identificacion = '1000000005' and n.evento = 'cambio-de-servicio'`,
    );
    await expectAvisos(decide, AVISO, 1);
    await expectAvisos(otra, AVISO, 0);
  });

  await test.step('[AREA-05] once both acuerdos ended and its day came, it answers no more, and its page keeps what it was', async () => {
    await closeAcuerdo(decide, deMigracion, 'Pasa a otra versión.');
    expect((await llama()).status()).toBe(403);
    await closeAcuerdo(otra, deOtra, 'Ya no lo necesita.');
    await passToRetiro(versionId);
    await waitForJob(`select 1 from servicios_versiones where id = ${versionId} and estado = 'retirada'`);
    await lider.page.reload();
    await expect(lider.page.getByText('Retirada', { exact: true }).first()).toBeVisible();
    await expect.poll(async () => (await llama(null)).status()).toBe(410);
    await visitor.page.goto(pagina);
    await expect(visitor.page.getByRole('heading', { level: 1, name: SERVICIO })).toBeVisible();
    await expect(visitor.page.getByText(/Se retiró el .+ La reemplaza la 2\.0\./)).toBeVisible();
    await expectAccessible(visitor.page, { themes: ['light', 'dark'] });
  });
});
