// @vitest-environment jsdom
import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import './consulta-screen.tsx';
import './solicitud-screen.tsx';
import { sampleListada } from '../../testing/solicitud-sample.ts';
import {
  createSolicitudesSite,
  type FakeServer,
  sampleCarga,
  sampleOpciones,
} from '../../testing/solicitudes-web-site.tsx';

const LISTA = '/app/level/process-levelconsult';
const user = userEvent.setup({ delay: null });

function open(address = LISTA, server?: FakeServer) {
  const site = createSolicitudesSite(address, server);
  return { ...site, ...render(site.site) };
}

const table = () => screen.findByRole('table', { name: 'Solicitudes encontradas' });

beforeEach(() => sessionStorage.clear());

describe('requests a person may read', () => {
  it('[AREA-05] each row tells radicado, servicio, entity, state and term', async () => {
    const { container } = open();
    const row = within(await table()).getByRole('row', { name: /LCI-N1-2026-000012/ });
    for (const text of [
      'Consulta de vigencia de pasaporte',
      'Ministerio de relaciones exteriores (MRE)',
      'En conceptualización',
      'Vence en 5 días hábiles',
    ])
      expect(row.textContent).toContain(text);
    const { violations } = await axe.run(container);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('[API-04] [AREA-05] filters go into the address and to the server', async () => {
    const { router, sent } = open(`${LISTA}?pagina=2`);
    await table();
    await user.type(screen.getByRole('textbox', { name: /^Radicado o servicio/ }), 'pasaporte');
    await user.selectOptions(screen.getByLabelText('Nivel'), 'Nivel 1');
    await user.selectOptions(screen.getByLabelText('Consultor'), 'Íngrid Ñáñez');
    await user.type(screen.getByRole('combobox', { name: 'Solicitante' }), 'Peña');
    await user.click(await screen.findByRole('option', { name: /Óscar Peña/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Solo con el plazo vencido' }));
    await user.click(screen.getByRole('button', { name: 'Consultar' }));
    await expect.poll(() => new URLSearchParams(router.state.location.search).get('consultor')).toBe('9');
    await expect
      .poll(() => sent('POST /solicitud/listar').at(-1)?.body)
      .toMatchObject({
        texto: 'pasaporte',
        nivel: 1,
        consultorId: 9,
        solicitanteId: 4,
        vencidas: true,
        pagina: 1,
      });
  });

  it('[ROUTE-12] [ROUTE-17] a request leads back to the list as it was left, with userConsult=1', async () => {
    const { router } = open(`${LISTA}?texto=pasaporte&estado=en-conceptualizacion&pagina=3`);
    await user.click(within(await table()).getByRole('link', { name: /^Ver / }));
    const volver = await screen.findByRole('link', { name: 'Volver' });
    expect(volver.getAttribute('href')).toBe(`${LISTA}?userConsult=1`);
    await user.click(volver);
    await expect
      .poll(() => router.state.location.search)
      .toBe('?userConsult=1&texto=pasaporte&estado=en-conceptualizacion&pagina=3');
  });

  it('[AREA-05] staff of an entity begin a request here; the ministry does not', async () => {
    open();
    await table();
    expect(screen.queryByRole('link', { name: 'Nueva solicitud' })).toBeNull();
    document.body.replaceChildren();
    open(LISTA, ({ address }) =>
      address === 'GET /solicitud/opciones'
        ? Response.json({ ...sampleOpciones, consultores: [], todasLasEntidades: false, lado: 'entidad' })
        : undefined,
    );
    const link = await screen.findByRole('link', { name: 'Nueva solicitud' });
    expect(link.getAttribute('href')).toBe('/app/level/process-levelservices/nivel-uno/new');
    expect(screen.queryByLabelText('Consultor')).toBeNull();
  });
});

describe('several requests at once', () => {
  const REFUSED = refuseWith('Quien hizo la solicitud no puede tramitarla: asígnela a otra persona.');
  const FILAS = [
    { ...sampleListada, estado: 'radicada', consultor: null },
    { ...sampleListada, id: 8, radicado: 'LCI-N1-2026-000013', servicio: 'Otra consulta', consultor: null },
  ];
  const toEfectos = (decisions: readonly object[]) =>
    FILAS.map((solicitud, at) => ({
      solicitudId: solicitud.id,
      solicitud,
      version: 4 + at,
      consultorId: 10,
      decision: decisions[at],
    }));
  const withAnswers =
    (answers: Readonly<Record<string, unknown>>): FakeServer =>
    ({ address }) => {
      const answer = {
        'POST /solicitud/listar': { solicitudes: FILAS, total: 2, porEstado: {} },
        ...answers,
      }[address];
      return answer === undefined ? undefined : Response.json(answer);
    };
  const chooseAll = async (button: string, name: string | RegExp) => {
    const [todas] = await screen.findAllByRole('checkbox', { name: /todas/i });
    if (todas) await user.click(todas);
    await user.click(screen.getByRole('button', { name: button }));
    return screen.findByRole('dialog', { name });
  };
  const isBlocked = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
  const seeAxe = async (element: HTMLElement) => {
    const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  };

  it('[AREA-05] who neither assigns nor certifies has nothing to choose, and neither has a list of all states', async () => {
    const permisos = { crear: ALLOWED, asignar: REFUSED, certificar: REFUSED };
    open(
      `${LISTA}?estado=radicada`,
      withAnswers({ 'GET /solicitud/opciones': { ...sampleOpciones, permisos } }),
    );
    await table();
    expect(screen.queryAllByRole('checkbox', { name: /Seleccionar/ })).toEqual([]);
    document.body.replaceChildren();
    open(LISTA, withAnswers({}));
    await table();
    expect(screen.queryAllByRole('checkbox', { name: /Seleccionar/ })).toEqual([]);
  });

  it('[AREA-05] assigning shows who has what, says who is left out and why, and sends the versions that were seen', async () => {
    const { sent } = open(
      `${LISTA}?estado=radicada`,
      withAnswers({
        'POST /solicitud/asignaciones/vistaPrevia': { efectos: toEfectos([ALLOWED, REFUSED]), permitidos: 1 },
        'POST /solicitud/asignaciones': {
          resultados: [{ solicitudId: 7, hecho: true, razones: [] }],
          hechos: 1,
        },
      }),
    );
    const dialog = await chooseAll('Asignar a…', 'Asignar 2 solicitudes');
    const people = await within(dialog).findAllByRole('radio');
    expect(people.map((one) => one.closest('label')?.textContent)).toEqual([
      'Álvaro Ruiz 1 de 10 abiertas, 1 día hábil en su mano',
      'Íngrid Ñáñez 4 de 10 abiertas, 1 vencida, 31 días hábiles en su mano',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Asignar' }));
    const modal = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    await user.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    expect(within(dialog).getByText('Elija a quién se asignan.')).toBeTruthy();
    await user.click(within(dialog).getByRole('radio', { name: /^Álvaro Ruiz/ }));
    expect(await within(dialog).findByText('1 de 2 se asignarán.')).toBeTruthy();
    expect(within(dialog).getByText(REFUSED.reasons.join())).toBeTruthy();
    await seeAxe(dialog);
    expect(sent('POST /solicitud/asignaciones')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Asignar 1' }));
    expect(await screen.findByText('Se asignó 1 solicitud y se avisó a quien la lleva.')).toBeTruthy();
    expect(sent('POST /solicitud/asignaciones').at(0)?.body).toEqual({
      solicitudes: [{ solicitudId: 7, consultorId: 10, version: 4 }],
    });
  });

  it('[AREA-05] where none may be given to a person the button says why', async () => {
    open(
      `${LISTA}?estado=radicada`,
      withAnswers({
        'POST /solicitud/asignaciones/vistaPrevia': { efectos: toEfectos([REFUSED, REFUSED]), permitidos: 0 },
      }),
    );
    const dialog = await chooseAll('Asignar a…', 'Asignar 2 solicitudes');
    await user.click(await within(dialog).findByRole('radio', { name: /^Álvaro Ruiz/ }));
    expect(await within(dialog).findByText('0 de 2 se asignarán.')).toBeTruthy();
    expect(isBlocked(within(dialog).getByRole('button', { name: 'Asignar 0' }))).toBe(true);
  });

  it('[AREA-05] a proposed distribution is changed and confirmed; nothing is sent before, and each is told of', async () => {
    const { sent } = open(`${LISTA}?estado=radicada`, (call) => {
      if (call.address === 'POST /solicitud/asignaciones/vistaPrevia') {
        const body = call.body as { solicitudes: { solicitudId: number; consultorId: number }[] };
        return Response.json({
          efectos: body.solicitudes.map((elegida) => ({
            ...elegida,
            solicitud: FILAS.find(({ id }) => id === elegida.solicitudId),
            version: 4,
            decision: ALLOWED,
          })),
          permitidos: body.solicitudes.length,
        });
      }
      return withAnswers({
        'POST /solicitud/asignaciones/reparto': {
          ...sampleCarga,
          propuestas: FILAS.map((solicitud, at) => ({
            solicitudId: solicitud.id,
            solicitud,
            version: 4,
            consultorId: at === 0 ? 10 : null,
            razon: at === 0 ? null : 'Quienes pueden llevarla ya tienen su cupo completo.',
          })),
        },
        'POST /solicitud/asignaciones': {
          resultados: [
            { solicitudId: 7, hecho: true, razones: [] },
            { solicitudId: 8, hecho: false, razones: ['Otra persona la cambió.'] },
          ],
          hechos: 1,
        },
      })(call);
    });
    const dialog = await chooseAll('Repartir por carga', 'Repartir por carga');
    expect(await within(dialog).findByText('1 de 2 quedan con consultor.')).toBeTruthy();
    expect(within(dialog).getByText('Quienes pueden llevarla ya tienen su cupo completo.')).toBeTruthy();
    expect(within(dialog).getByText('Álvaro Ruiz: de 1 a 2, de un cupo de 10')).toBeTruthy();
    await user.selectOptions(
      within(dialog).getByLabelText('Consultor de Otra consulta (LCI-N1-2026-000013)'),
      'Íngrid Ñáñez (4 de 10 abiertas)',
    );
    const confirm = await within(dialog).findByRole('button', { name: 'Asignar 2' });
    await seeAxe(dialog);
    expect(sent('POST /solicitud/asignaciones')).toEqual([]);
    await user.click(confirm);
    const told = await screen.findByRole('dialog', { name: 'Reparto terminado' });
    expect(within(told).getByText('Otra persona la cambió.')).toBeTruthy();
    expect(sent('POST /solicitud/asignaciones').at(0)?.body).toEqual({
      solicitudes: [
        { solicitudId: 7, consultorId: 10, version: 4 },
        { solicitudId: 8, consultorId: 9, version: 4 },
      ],
    });
  });

  it('[AREA-05] certifying shows the exact list first, then what became of each', async () => {
    const razon = 'Cambia un servicio que otros pueden estar usando: certifíquela en su página.';
    const { sent } = open(
      `${LISTA}?estado=concepto-favorable`,
      withAnswers({
        'POST /solicitud/certificaciones/vistaPrevia': {
          efectos: toEfectos([ALLOWED, refuseWith(razon)]),
          permitidos: 1,
        },
        'POST /solicitud/certificaciones': {
          resultados: [{ solicitudId: 7, hecho: false, razones: ['El banco está ocupado.'] }],
          hechos: 0,
        },
      }),
    );
    const dialog = await chooseAll('Certificar seleccionadas', 'Certificar solicitudes');
    expect(await within(dialog).findByText('1 de 2 se certificarán.')).toBeTruthy();
    expect(within(dialog).getByText(razon)).toBeTruthy();
    await seeAxe(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Certificar 1' }));
    const told = await screen.findByRole('dialog', { name: 'Certificación terminada' });
    expect(told.textContent).toContain('No se certificó ninguna solicitud.');
    expect(within(told).getByText('El banco está ocupado.')).toBeTruthy();
    expect(sent('POST /solicitud/certificaciones').at(0)?.body).toEqual({
      solicitudes: [{ solicitudId: 7, version: 4 }],
    });
  });
});
