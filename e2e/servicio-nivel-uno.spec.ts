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
import { expect, type Page, test } from './support/journey.ts';
import { MAILING } from './support/mails.ts';
import { aprobarConceptualizacion, conceptualizar, radicarNivelUno } from './support/nivel-uno-form.ts';
import {
  answerMarca,
  asignar,
  certificar,
  radicarDeNuevo,
  revisar,
  sendDevolucion,
  writeDevolucion,
} from './support/solicitud-page.ts';
import { enterAll, giveFuncionarioBack, takeFuncionario } from './support/solicitud-people.ts';

// The server that does jobs: they make the constancia and the PDF of the certificate.
test.use({ server: MAILING });

const SERVICIO = 'Domicilio de los titulares de pasaporte';
test.beforeAll(async ({ servers }) => {
  await servers.start(MAILING);
  await takeFuncionario();
});

test.afterAll(giveFuncionarioBack);

/** Corrects what was marked in the form, answers the mark there and files the request again. */
async function correct(page: Page): Promise<void> {
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

test('[AREA-05] a service goes from its request to level 1, and anybody verifies its certificate', async ({
  browser,
}) => {
  const journeys = await enterAll(browser);
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
    await correct(page);

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
  for (const journey of Object.values(journeys)) await journey.end();
});
