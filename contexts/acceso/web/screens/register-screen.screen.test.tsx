// @vitest-environment jsdom
import { sampleConfiguracion } from '@marco/parametros/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  campos,
  choosePublica,
  closeModals,
  findModal,
  findNit,
  openRegistro,
  user,
  writeComplete,
  writeTexts,
} from '../../testing/registro-screen.tsx';
import { dispatchSignIn } from '../ingreso/sign-in-store.ts';

// The authenticator of these tests answers nothing.
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  localStorage.clear();
  sessionStorage.clear();
  dispatchSignIn('logged-out');
});
afterEach(async () => {
  await closeModals();
  vi.unstubAllGlobals();
});

const errorOf = (input: HTMLElement) => {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return (
    ids
      .map((id) => (id.endsWith('-error') ? document.getElementById(id)?.textContent : null))
      .find(Boolean) ?? null
  );
};

describe('screen', () => {
  it('[REG-19] has the heading, the name of the system and its description', async () => {
    await openRegistro();
    const { titulo, descripcion } = sampleConfiguracion.producto;
    expect(screen.getByText(`${titulo}. ${descripcion}`)).toBeTruthy();
  });

  it('[REG-13] tells beside the form what follows: approval, the mails, and when one may enter', async () => {
    await openRegistro();
    const sigue = screen.getByRole('region', { name: 'Qué sigue' });
    const pasos = within(sigue)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(pasos).toHaveLength(5);
    expect(pasos[0]).toContain('pendiente de aprobación');
    expect(pasos[3]).toContain('motivo del rechazo');
    expect(pasos[4]).toContain('inicie sesión para consultar el estado');
    expect(within(sigue).getByRole('link').getAttribute('href')).toBe(
      `mailto:${sampleConfiguracion.pie.correos.soporte}`,
    );
  });

  it('[REG-02] shows the seven parts of the identity as text nobody can change', async () => {
    await openRegistro();
    await screen.findByText('Cédula de ciudadanía');
    const rows = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(rows).toEqual([
      ['Tipo de identificación', 'Cédula de ciudadanía'],
      ['Número de identificación', '52418903'],
      ['Primer nombre', 'María'],
      ['Segundo nombre', 'Sin registro'],
      ['Primer apellido', 'Ñáñez'],
      ['Segundo apellido', 'Toro'],
      ['Número de celular', '300123 4567'],
    ]);
  });
});

describe('without an identity', () => {
  it('[ROUTE-03] [REG-01] asks for the security level and then starts the sign-in with type register', async () => {
    await openRegistro({ identity: null });
    expect(screen.queryByText('Datos del registro')).toBeNull();
    const modal = await findModal('Nivel de seguridad');
    expect(sessionStorage.getItem('type')).toBeNull();
    await user.click(modal.getByRole('button', { name: 'continuar' }));
    await waitFor(() => expect(sessionStorage.getItem('type')).toBe('register'));
  });

  it("[REG-01] the warning asks for a natural person, the access type 'Documento identidad' and the medium level; 'continuar' and 'Cancelar solicitud'", async () => {
    await openRegistro({ identity: null });
    const modal = await findModal('Nivel de seguridad');
    expect(
      modal.getByText(
        /^El registro se debe hacer como persona natural y con el tipo de acceso «Documento identidad», que corresponde al nivel de seguridad medio\./,
      ),
    ).toBeTruthy();
    expect(
      modal
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .toSorted(),
    ).toEqual(['Cancelar solicitud', 'continuar']);
  });

  it('[REG-01] cancelling returns to the landing and starts nothing', async () => {
    const { router } = await openRegistro({ identity: null });
    await act(() => router.navigate('/?registro'));
    const modal = await findModal('Nivel de seguridad');
    await user.click(modal.getByRole('button', { name: 'Cancelar solicitud' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(sessionStorage.getItem('type')).toBeNull();
  });
});

describe('other phone number', () => {
  it('[REG-03] is optional, shows the placeholder 000000000 and drops no typed character', async () => {
    await openRegistro();
    const input = campos.telefono();
    expect(input.placeholder).toBe('000000000');
    expect(input.getAttribute('inputmode')).toBe('numeric');
    expect(input.getAttribute('aria-required')).toBeNull();
    await user.type(input, '60 13-a4434601234');
    expect(input.value).toBe('60 13-a4434601234');
  });

  it.each([
    ['60134a4', 'Contiene caracteres no validos'],
    ['601344', 'Campo no puede contener menos de 7 dígitos'],
    ['60134434601', 'Campo no puede contener más de 10 dígitos'],
  ])('[REG-03] %s shows %s', async (typed, message) => {
    await openRegistro();
    await user.type(campos.telefono(), typed);
    await waitFor(() => expect(errorOf(campos.telefono())).toBe(message));
  });
});

describe('e-mail', () => {
  it('[REG-04] left empty says it is required; badly written shows the sample address of the parameter', async () => {
    await openRegistro();
    const input = campos.correo();
    expect(errorOf(input)).toBeNull();
    await user.click(input);
    await user.tab();
    await waitFor(() => expect(errorOf(input)).toBe('Correo electronico es requerido'));
    for (const wrong of ['Maria@entidad.gov.co', 'maria', 'maria@entidad.museo']) {
      await user.clear(input);
      await user.type(input, wrong);
      await waitFor(() =>
        expect(errorOf(input)).toBe(
          `No tiene el formato correcto ${sampleConfiguracion.formularios.correoEjemplo}`,
        ),
      );
    }
  });

  it('[REG-05] the confirmation is required, masked, and must be the same, also after the e-mail changes', async () => {
    await openRegistro();
    const input = campos.confirmacion();
    expect(input.type).toBe('password');
    await user.click(input);
    await user.tab();
    await waitFor(() => expect(errorOf(input)).toBe('Confirmación correo electronico es requerido'));
    await user.type(campos.correo(), 'maria@entidad.gov.co');
    await user.type(input, 'maria@entidad.gov.c');
    await waitFor(() => expect(errorOf(input)).toBe('La confirmación no coincide'));
    await user.type(input, 'o');
    await waitFor(() => expect(errorOf(input)).toBeNull());
    await user.type(campos.correo(), '{Backspace}m');
    await waitFor(() => expect(errorOf(input)).toBe('La confirmación no coincide'));
  });

  it('[REG-05] the confirmation can be shown and masked again', async () => {
    await openRegistro();
    await user.click(screen.getByRole('button', { name: 'Mostrar la confirmación' }));
    expect(campos.confirmacion().type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Ocultar la confirmación' }));
    expect(campos.confirmacion().type).toBe('password');
  });

  it('[REG-05] pasting, copying and cutting are refused by keyboard and menu, and the hint says so', async () => {
    await openRegistro();
    const input = campos.confirmacion();
    await user.click(input);
    await user.paste('maria@entidad.gov.co');
    expect(input.value).toBe('');
    for (const event of [fireEvent.paste, fireEvent.copy, fireEvent.cut]) expect(event(input)).toBe(false);
    expect(screen.getByText(/Escriba de nuevo el correo.*no se puede pegar, copiar ni cortar/)).toBeTruthy();
  });

  it('[REG-05] [AREA-10] with the parameter off it can be pasted, and the hint does not forbid it', async () => {
    await openRegistro({
      answer: (path) =>
        path === '/configuracion'
          ? Response.json({
              ...sampleConfiguracion,
              formularios: { ...sampleConfiguracion.formularios, bloqueaPegado: false },
            })
          : undefined,
    });
    await waitFor(() => expect(screen.queryByText(/no se puede pegar/)).toBeNull());
    await user.click(campos.confirmacion());
    await user.paste('maria@entidad.gov.co');
    expect(campos.confirmacion().value).toBe('maria@entidad.gov.co');
  });

  it('[REG-05] dragging text into it or out of it is refused', async () => {
    await openRegistro();
    expect(fireEvent.drop(campos.confirmacion())).toBe(false);
    expect(fireEvent.dragStart(campos.confirmacion())).toBe(false);
  });
});

describe('limits', () => {
  it('[REG-17] cargo and e-mail are flagged at their limit, one character less is not', async () => {
    await openRegistro();
    await user.click(campos.tipo('Pública'));
    const correo = (largo: number) => `${'m'.repeat(64)}@${'d'.repeat(largo - 68)}.co`;
    for (const [campo, largo, write] of [
      [campos.cargo(), 100, (size: number) => 'c'.repeat(size)],
      [campos.correo(), 254, correo],
    ] as const) {
      await user.click(campo);
      await user.paste(write(largo + 1));
      const message = `Campo no puede contener más de ${largo} caracteres`;
      await waitFor(() => expect(errorOf(campo)).toBe(message));
      await user.clear(campo);
      await user.paste(write(largo));
      await waitFor(() => expect(errorOf(campo)).not.toBe(message));
    }
  });
});

describe('entity', () => {
  it('[REG-07] is a choice of Pública, Privada and Educación Superior with the specified values', async () => {
    await openRegistro();
    const options = screen.getAllByRole<HTMLInputElement>('radio');
    expect(options.map(({ value, labels }) => [value, labels?.[0]?.textContent])).toEqual([
      ['publica', 'Pública'],
      ['privada', 'Privada'],
      ['ies', 'Educación Superior'],
    ]);
    expect(options.some(({ checked }) => checked)).toBe(false);
  });

  it('[REG-06] cargo appears once a type is chosen and is required', async () => {
    await openRegistro();
    expect(screen.queryByLabelText(/^Cargo/)).toBeNull();
    await user.click(campos.tipo('Privada'));
    await user.click(campos.cargo());
    await user.tab();
    await waitFor(() => expect(errorOf(campos.cargo())).toBe('Cargo es requerido'));
  });

  it('[REG-08] publica searches public entities from three characters', async () => {
    const { sent } = await openRegistro();
    await user.click(campos.tipo('Pública'));
    const input = await campos.entidad();
    expect(input.placeholder).toBe('Buscar entidad');
    await user.type(input, 'mi');
    expect(sent('/entidad/finderTopFive')).toEqual([]);
    await user.type(input, 'g');
    await screen.findByRole('option', { name: /Migración colombia/ });
    expect(sent('/entidad/finderTopFive').at(-1)?.body).toEqual({ nombreEntidad: 'mig', tipo: 'publica' });
  });

  it('[REG-08] the clear action empties entity and results, and without a pick it is required', async () => {
    await openRegistro();
    await choosePublica();
    const input = await campos.entidad();
    expect(input.value).toBe('Migración colombia');
    await user.click(screen.getByRole('button', { name: 'Borrar Entidad' }));
    expect(input.value).toBe('');
    expect(screen.queryByRole('option')).toBeNull();
    await waitFor(() => expect(errorOf(input)).toBe('Entidad es requerido'));
  });

  it('[REG-08] choosing publica again after another kind starts without an entity', async () => {
    await openRegistro();
    await choosePublica();
    await writeTexts();
    await user.click(campos.tipo('Privada'));
    await user.click(campos.tipo('Pública'));
    expect((await campos.entidad()).value).toBe('');
    expect(campos.registrar().disabled).toBe(true);
  });

  it('[REG-08] choosing publica after an entity found by NIT clears it and offers the search', async () => {
    await openRegistro();
    await findNit('Privada', '999000109', '9');
    await screen.findByText(/Tejidos del sur demo/i);
    await writeTexts();
    await waitFor(() => expect(campos.registrar().disabled).toBe(false));
    await user.click(campos.tipo('Pública'));
    await waitFor(() => expect(campos.registrar().disabled).toBe(true));
    expect(screen.queryByText(/Tejidos del sur demo/i)).toBeNull();
    expect((await campos.entidad()).placeholder).toBe('Buscar entidad');
  });

  it.each([
    ['Privada', '999000109', '9', '/entidad/finderNIT', 'Tejidos del Sur Demo S.A.S.'],
    [
      'Educación Superior',
      '999100014',
      '7',
      '/entidad/finderIESNIT',
      'Institución Universitaria del Pacífico Demo',
    ],
  ])(
    '[REG-09] [REG-12] %s asks its registry and lets go on with what was found',
    async (tipo, nit, dv, path, nombre) => {
      const { sent } = await openRegistro();
      await findNit(tipo, nit, dv);
      expect(await screen.findByText(new RegExp(nombre, 'i'))).toBeTruthy();
      expect(sent(path)).toHaveLength(1);
      await writeTexts();
      await waitFor(() => expect(campos.registrar().disabled).toBe(false));
      await user.type(screen.getByRole('textbox', { name: 'NIT*' }), '1');
      await waitFor(() => expect(campos.registrar().disabled).toBe(true));
    },
  );
});

describe('REGISTRAR', () => {
  it('[REG-12] is disabled with a line that names what is missing, until the form is valid and an entity was chosen', async () => {
    await openRegistro();
    const button = campos.registrar();
    expect(button.disabled).toBe(true);
    const line = () => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(line()).toBe(
      'Para registrarse falta completar o corregir: tipo de entidad, correo electrónico, confirmación del correo electrónico, autorización del tratamiento de datos.',
    );
    await user.click(campos.tipo('Pública'));
    await writeTexts();
    expect(line()).toBe('Para registrarse falta completar o corregir: entidad.');
    expect(button.disabled).toBe(true);
    await choosePublica();
    await waitFor(() => expect(button.disabled).toBe(false));
    expect(line()).toBe('');
  });

  it('[REG-12] disabled, it refuses Enter as well', async () => {
    const { sent } = await openRegistro();
    await user.type(campos.correo(), 'maria@entidad.gov.co{Enter}');
    expect(sent('/registrar')).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[REG-12] with one wrong field, Enter in any field sends nothing', async () => {
    const { sent } = await openRegistro();
    await writeComplete();
    await user.type(campos.telefono(), '12');
    await waitFor(() => expect(campos.registrar().disabled).toBe(true));
    for (const campo of [
      campos.cargo(),
      campos.correo(),
      campos.confirmacion(),
      campos.telefono(),
      await campos.entidad(),
      campos.tipo('Pública'),
    ])
      await user.type(campo, '{Enter}', { skipClick: campo.type === 'radio' });
    expect(sent('/registrar')).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[ERR-01] a submit that gets past the button opens ‘¡Error de validación!’ with the message of each field', async () => {
    const { sent } = await openRegistro();
    await writeComplete();
    await user.type(campos.telefono(), '12');
    const form = campos.registrar().form;
    act(() => form?.requestSubmit());
    const modal = await findModal('¡Error de validación!');
    expect(modal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Campo no puede contener menos de 7 dígitos',
    ]);
    expect(sent('/registrar')).toEqual([]);
  });
});
