import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ExternalIdentity, updateExternalIdentity } from '../web/oidc/authenticator-session.ts';
import { RegisterScreen } from '../web/screens/register-screen.tsx';
import { createAccesoSite, type FakeServer } from './acceso-site.tsx';
import { sampleAviso } from './sample-aviso.ts';

/** Types without pausing between the keys. */
export const user = userEvent.setup({ delay: null });

export const sampleIdentity: ExternalIdentity = {
  idToken: 'ficha-del-autenticador',
  profile: {
    Identificacion: '52418903',
    TipoIdentificacion: 'CC',
    PrimerNombre: 'María',
    SegundoNombre: '',
    PrimerApellido: 'Ñáñez',
    SegundoApellido: 'Toro',
    Telefono: '300 123 4567',
  },
  identificacion: '52418903',
  acr: '2',
  subject: 'sujeto-1',
  expiresAt: 4_102_444_800,
  accessToken: null,
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/tratamiento-de-datos': sampleAviso,
  '/adm-tipo-identificacions': [{ id: 1, sigla: 'CC', nombre: 'Cédula de ciudadanía' }],
  '/entidad/finderTopFive': [{ id: 7, nombre: 'MIGRACIÓN COLOMBIA' }],
  '/entidad/finderNIT': {
    existRUES: true,
    errorWS: false,
    msgErrorWS: null,
    nombre: 'Tejidos del Sur Demo S.A.S.',
  },
  '/entidad/finderIESNIT': {
    existRUES: true,
    errorWS: false,
    msgErrorWS: null,
    nombre: 'Institución Universitaria del Pacífico Demo',
  },
  '/registrar': {
    entidad: { id: 7, nombre: 'MIGRACIÓN COLOMBIA' },
    usuarioPorAprobar: true,
    estadoUsuario: false,
    usuarioRechazado: false,
  },
};

/** A refusal of the registration by the server. */
export function buildRefusal(status: number, problem: object): Response {
  return Response.json({ status, ...problem }, { status });
}

/** The registration screen with a proven identity, or without one, on a fake server. */
export async function openRegistro({
  identity = sampleIdentity,
  answer = () => undefined,
}: {
  readonly identity?: ExternalIdentity | null;
  readonly answer?: FakeServer;
} = {}) {
  updateExternalIdentity(identity, null);
  const site = createAccesoSite(<RegisterScreen />, undefined, (path, body) => {
    const own = answer(path, body);
    if (own) return own;
    return path in ANSWERS ? Response.json(ANSWERS[path]) : undefined;
  });
  render(site.site);
  await screen.findByRole('heading', { level: 1, name: 'Registrar nuevo usuario' });
  return { ...site, sent: (path: string) => site.calls.filter((call) => call.path === path) };
}

/** The fields of the form, by their labels. */
export const campos = {
  tipo: (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }),
  entidad: () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Entidad' }),
  cargo: () => screen.getByLabelText<HTMLInputElement>(/^Cargo/),
  correo: () => screen.getByLabelText<HTMLInputElement>(/^Correo electrónico institucional/),
  confirmacion: () => screen.getByLabelText<HTMLInputElement>(/^Confirmación correo/),
  telefono: () => screen.getByLabelText<HTMLInputElement>(/^Otro número telefónico/),
  autorizacion: () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Autorizo/ }),
  registrar: () => screen.getByRole<HTMLButtonElement>('button', { name: /REGISTRAR|Registrando/ }),
};

export async function choosePublica(): Promise<void> {
  await user.click(campos.tipo('Pública'));
  await user.type(await campos.entidad(), 'migra');
  await user.click(await screen.findByRole('option', { name: /Migración colombia/ }));
}

export async function findNit(tipo: string, nit: string, dv: string): Promise<void> {
  await user.click(campos.tipo(tipo));
  await user.type(screen.getByRole('textbox', { name: 'NIT*' }), nit);
  await user.type(screen.getByRole('textbox', { name: 'Número de verificación NIT*' }), dv);
  await user.click(screen.getByRole('button', { name: 'CONSULTAR' }));
}

/** Cargo, both e-mails and the authorisation. */
export async function writeTexts(): Promise<void> {
  await user.type(campos.cargo(), 'Profesional');
  await user.type(campos.correo(), 'maria@entidad.gov.co');
  await user.type(campos.confirmacion(), 'maria@entidad.gov.co');
  await user.click(await campos.autorizacion());
}

export async function writeComplete(): Promise<void> {
  await choosePublica();
  await writeTexts();
  await waitFor(() => {
    if (campos.registrar().disabled) throw new Error('REGISTRAR is still disabled.');
  });
}

/** The modal of a title, once it shows. */
export async function findModal(name: string) {
  return within(await screen.findByRole('alertdialog', { name }));
}

/** Answers what a test left open: dialogs outlive the screen that asked. */
export async function closeModals(): Promise<void> {
  const open = screen.queryByRole('alertdialog');
  if (open === null) return;
  await user.click(within(open).getAllByRole('button')[0] ?? open);
  await waitFor(() => {
    if (screen.queryByRole('alertdialog') === open) throw new Error('The dialog is still open.');
  });
}
