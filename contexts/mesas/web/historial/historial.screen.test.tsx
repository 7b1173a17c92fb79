// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import { useShownTrail } from '@marco/web-kit/page';
import { render, renderHook, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import '../mesas/acciones-mesa.tsx';
import '../screens/espacio-mesa-screen.tsx';
import '../screens/mesa-screen.tsx';
import type { EventoHistorial } from '../../contract/index.ts';
import { createGestion, createMesa, ENTIDADES, REUNIONES, SERVICIOS } from '../../testing/mesas-samples.ts';
import { type Answer, createFailure, createMesasServer, createMesasSite } from '../../testing/mesas-site.tsx';

const HISTORIAL = '/app/mesas-interoperabilidad/edit/7?pestana=historial';
const PATH = '/mesaInteroperabilidad/historial/7';
const user = userEvent.setup({ delay: null });

const LARGO =
  'Verificar en línea la vigencia de un pasaporte para todas las entidades del país que lo necesiten en sus trámites.';

function createEvento(part: Partial<EventoHistorial> = {}): EventoHistorial {
  return {
    id: 90,
    fecha: '2026-07-15T03:30:00.000Z',
    accion: 'editar-mesa',
    clase: 'datos',
    objeto: { tipo: 'mesa', id: '7', nombre: null },
    quien: { id: 3, nombre: 'Luisa Peña', entidad: 'MINISTERIO TIC', rol: 'Consultor' },
    sentido: 'cambiado',
    cambios: [
      { campo: 'nombre', antes: ['Pasaporte'], despues: ['Pasaportes'] },
      { campo: 'objetivo', antes: [LARGO], despues: [LARGO.replace('en línea ', '')] },
    ],
    personales: ['emailConsultor'],
    motivo: null,
    ...part,
  };
}

function open(historial: Answer, answers: Record<string, Answer> = {}) {
  const server = createMesasServer({
    '/mesaInteroperabilidad/gestion/7': () => createGestion(),
    '/usuarios/mintic': () => [],
    [PATH]: historial,
    ...answers,
  });
  const { site, router } = createMesasSite(server.fake, HISTORIAL, 'ficha');
  render(site);
  return { ...server, router };
}

const page = (eventos: EventoHistorial[], siguiente: number | null = null) => ({
  eventos,
  siguiente,
  personas: [{ id: 3, nombre: 'Luisa Peña' }],
});

beforeEach(() => {
  localStorage.clear();
  openSampleSession();
});

describe('[MESA-11] historial of a mesa', () => {
  it('tells who changed what, when, from → to, by day; long texts word by word', async () => {
    open(() =>
      page([
        createEvento(),
        createEvento({
          id: 80,
          accion: 'crear-mesa',
          quien: null,
          fecha: '2026-07-13T15:00:00.000Z',
          cambios: [],
          personales: [],
        }),
      ]),
    );
    const day = await screen.findByRole('region', { name: 'Martes, 14 de julio de 2026' });
    const [evento] = within(day).getAllByRole('listitem');
    expect(evento?.textContent).toContain(
      'Luisa Peña cambió el nombre, el objetivo y el correo del consultor.',
    );
    expect(evento?.textContent).toContain('10:30\u00a0p.\u00a0m. · hace ');
    expect(evento?.querySelector('time')?.dateTime).toBe('2026-07-15T03:30:00.000Z');
    expect(evento?.textContent).toContain('Pasaporte pasó a Pasaportes');
    const words = within(day)
      .getByText(/Ver las palabras que cambiaron/)
      .closest('details');
    expect([...(words?.querySelectorAll('del') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'en línea',
    ]);
    expect(evento?.textContent).toContain('por ser dato personal no se muestra su valor');
    const other = screen.getByRole('region', { name: 'Lunes, 13 de julio de 2026' });
    expect(other.textContent).toContain('El sistema creó la mesa.');
  });

  it('is narrowed by what, who and when, all of it in the address', async () => {
    const { callsTo, router } = open(() => page([createEvento()]));
    await user.selectOptions(await screen.findByLabelText('Qué cambió'), 'Compromisos');
    await user.selectOptions(screen.getByLabelText('Quién'), 'Luisa Peña');
    await expect
      .poll(() => router.state.location.search)
      .toBe('?pestana=historial&clase=compromisos&persona=3');
    await expect.poll(() => callsTo(PATH).at(-1)?.url).toContain('clase=compromisos&usuarioId=3');
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    await expect.poll(() => router.state.location.search).toBe('?pestana=historial');
  });

  it('goes on to older changes, and says why when they do not come', async () => {
    let fails = true;
    const { callsTo } = open(() => {
      const { url } = callsTo(PATH).at(-1) ?? { url: '' };
      if (!url.includes('antesDe')) return page([createEvento()], 90);
      if (fails) throw createFailure(503, 'Intente más tarde.');
      return page([createEvento({ id: 12, accion: 'crear-mesa', cambios: [], personales: [] })]);
    });
    await user.click(await screen.findByRole('button', { name: 'Ver cambios anteriores' }));
    expect((await screen.findByText('Intente más tarde.')).getAttribute('role')).toBe('alert');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(/creó la mesa/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ver cambios anteriores' })).toBeNull();
    expect(callsTo(PATH).at(-1)?.url).toContain('antesDe=90');
  });

  it('empty, filtered to nothing and failed say so', async () => {
    let answer: Answer = () => {
      throw createFailure(503, 'La base de datos no responde.');
    };
    const { router } = open((body) => answer(body));
    expect(await screen.findByText('La base de datos no responde.')).toBeTruthy();
    answer = () => page([]);
    await user.click(screen.getByRole('button', { name: /Reintentar/ }));
    expect(await screen.findByText('Esta mesa aún no tiene cambios registrados.')).toBeTruthy();
    await router.navigate(`${HISTORIAL}&clase=actas`);
    expect(await screen.findByText('Ningún cambio cumple los filtros.')).toBeTruthy();
    await router.navigate(`${HISTORIAL}&desde=2026-07-02&hasta=2026-07-01`);
    expect(await screen.findByText('La fecha inicial debe ser anterior o igual a la final.')).toBeTruthy();
  });

  it('is reached from the mesa by who takes part in it, and by nobody else', async () => {
    const reasons = ['Solo el ministerio y las entidades que participan en la mesa ven su historial.'];
    const gestion = createGestion({ gestiona: false });
    let isAllowed = true;
    const answers = {
      '/mesaInteroperabilidad/gestion/7': () =>
        isAllowed
          ? gestion
          : {
              ...gestion,
              permisos: { ...gestion.permisos, historial: { allowed: false, reasons, unblockers: [] } },
            },
      '/mesaInteroperabilidad/listarMesaId': () => createMesa(),
      '/mdi-minteroperabilidad-entidads-mesa/7': () => ENTIDADES,
      '/mesaInteroperabilidad/servicios-mesa/mesa/7': () => SERVICIOS,
      '/mesaInteroperabilidad/listarReunionMesa': () => REUNIONES,
    };
    const { router } = open(() => page([createEvento()]), answers);
    expect(await screen.findByRole('heading', { level: 1, name: /Pasaportes$/ })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Historial de la mesa' })).toBeTruthy();
    const trail = renderHook(() => useShownTrail()).result;
    await expect.poll(() => trail.current?.current).toBe('Pasaportes');
    await router.navigate('/mesas-interoperabilidad/consult/7');
    const link = await screen.findByRole('link', { name: 'Historial' });
    expect(link.getAttribute('href')).toBe(HISTORIAL);
    expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
    isAllowed = false;
    await router.navigate(HISTORIAL);
    expect(await screen.findByText(reasons[0] ?? '')).toBeTruthy();
  });
});
