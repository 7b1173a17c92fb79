// @vitest-environment jsdom
import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import '../screens/autodiagnostico-screen.tsx';
import type { Autodiagnostico } from '../../contract/index.ts';
import { createEntidadesSite, type FakeServer } from '../../testing/entidades-site.tsx';

const LEE = 'GET /autodiagnostico';
const GUARDA = 'PUT /autodiagnostico';
const PRESENTA = 'POST /autodiagnostico/presentar';
const user = userEvent.setup({ delay: null });

const toCriterio = (codigo: string, nombre: string, dominio: 'organizacional' | 'tecnico') => ({
  codigo,
  dominio,
  nombre,
  pregunta: '¿Cómo está?',
  grados: [1, 2, 3, 4, 5].map((grado) => `${nombre} en el grado ${grado}.`),
});
const sample: Autodiagnostico = {
  entidad: { id: 7, nombre: 'Cancillería' },
  version: 3,
  modelo: 1,
  modelos: [
    {
      version: 1,
      nombre: 'Modelo',
      fuente: 'Marco',
      nota: 'Lectura propia.',
      grados: ['Inicial', 'Básico', 'Intermedio', 'Avanzado', 'Optimizado'],
      criterios: [
        toCriterio('liderazgo', 'Liderazgo', 'organizacional'),
        toCriterio('seguridad', 'Seguridad', 'tecnico'),
      ],
    },
  ],
  borrador: { guardadoEn: '2026-11-20T15:00:00.000Z', guardadoPor: 'Una persona' },
  respuestas: [{ criterio: 'liderazgo', grado: 2, evidencia: '' }],
  presentados: [],
  leeTodas: false,
  permisos: { editar: ALLOWED, presentar: refuseWith('Falta responder: «Seguridad».') },
};

function open(server: FakeServer) {
  const site = createEntidadesSite('/app/autodiagnostico', server);
  render(site.site);
  return site;
}

describe('the self-assessment of the own entity', () => {
  it('[AREA-09] says that it could not be read, and who only reads sees no form', async () => {
    open(({ address }) => (address === LEE ? new Response(null, { status: 503 }) : undefined));
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy();
    open(({ address }) =>
      address === LEE
        ? Response.json({
            ...sample,
            borrador: null,
            permisos: { ...sample.permisos, editar: refuseWith('Su rol no.', 'Administrador MinTIC') },
          })
        : undefined,
    );
    expect(await screen.findByText('La entidad todavía no ha presentado un autodiagnóstico')).toBeTruthy();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('[AREA-09] is saved while it is answered, and presented after a confirmation over the version that was saved', async () => {
    const saved: Autodiagnostico = {
      ...sample,
      version: 4,
      respuestas: [...sample.respuestas, { criterio: 'seguridad', grado: 5, evidencia: '' }],
      permisos: { editar: ALLOWED, presentar: ALLOWED },
    };
    const presented: Autodiagnostico = {
      ...saved,
      version: 5,
      borrador: null,
      respuestas: [],
      presentados: [
        {
          id: 1,
          modelo: 1,
          presentadoEn: '2026-11-21T15:00:00.000Z',
          presentadoPor: 'Una persona',
          nivel: 3,
          respuestas: saved.respuestas,
        },
      ],
    };
    const { sent } = open(({ address }) => {
      if (address === LEE) return Response.json(sample);
      if (address === GUARDA) return Response.json(saved);
      return address === PRESENTA ? Response.json(presented) : undefined;
    });
    expect(await screen.findByText('1 de 2 criterios respondidos')).toBeTruthy();
    expect(screen.getByText(/Falta responder: «Seguridad»\./)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Seguridad en el grado 5/ }));
    await user.click(screen.getByRole('button', { name: 'Presentar' }));
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText('5. Optimizado')).toBeTruthy();
    expect(sent(PRESENTA)).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Presentar' }));
    expect(await screen.findByText('21 de noviembre de 2026')).toBeTruthy();
    expect(sent(GUARDA)[0]?.headers.get('If-Match')).toBe('"3"');
    await waitFor(() => expect(sent(PRESENTA)[0]?.headers.get('If-Match')).toBe('"4"'));
  });
});
