import { explainRequired } from '@marco/contract-kit/required-text';
import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { DraftOffer } from '@marco/web-kit/form-draft';
import { FormActions, FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import { SideLayout } from '@marco/web-kit/side-layout';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { elementosDeDatoPaths, toEditElemento } from '../../contract/elementos-de-dato.paths.ts';
import type { createElementoEndpoint } from '../../contract/index.ts';
import {
  CLASE_ELEMENTO,
  CLASES_DE_TIPO,
  FORMA_IDENTIFICADOR,
  LIMITES_ELEMENTO,
  TIPO_ELEMENTO,
  TIPOS_ELEMENTO,
} from '../../contract/terms.ts';
import { buildIdentificador } from '../../rules/elementos/build-identificador.ts';
import { toElementoKey } from '../use-elemento.ts';
import { CampoOpcion, CampoTexto } from './campos.tsx';
import styles from './edicion.module.css';
import { ParecidosPanel } from './parecidos-panel.tsx';
import { IDENTIDAD_VACIA, type ValoresIdentidad } from './valores-elemento.ts';

interface Opcion {
  readonly id: number;
  readonly nombre: string;
}

interface NuevoElementoProps {
  readonly opciones: { readonly capas: readonly Opcion[]; readonly dominios: readonly Opcion[] };
}

const NOMBRES: Readonly<Record<keyof ValoresIdentidad, string>> = {
  nombre: 'Nombre',
  identificador: 'Identificador',
  capaId: 'Capa de uso',
  dominioId: 'Dominio',
  tipo: 'Tipo',
  clase: 'Clase',
};
const TIPOS = TIPOS_ELEMENTO.map((value) => ({ value, label: TIPO_ELEMENTO[value] }));

function findErrores({ nombre, identificador, capaId, dominioId }: ValoresIdentidad) {
  const errores: Partial<Record<keyof ValoresIdentidad, string>> = {};
  if (nombre.trim() === '') errores.nombre = explainRequired('Nombre');
  if (!FORMA_IDENTIFICADOR.test(identificador.trim()))
    errores.identificador =
      'El identificador empieza por minúscula y tiene de 3 a 80 letras sin tilde ni ñ, o números, sin espacios.';
  if (capaId === '') errores.capaId = 'Seleccione una capa de uso.';
  if (dominioId === '') errores.dominioId = 'Seleccione un dominio.';
  return errores;
}

/** What a new element is in all its versions. */
export function NuevoElemento({ opciones }: NuevoElementoProps) {
  const send = useCrear();
  const form = useRuledForm<ValoresIdentidad>({
    initial: IDENTIDAD_VACIA,
    names: NOMBRES,
    findErrors: findErrores,
    onSend: send,
    draft: { name: 'elemento', version: null },
  });
  const { values: valores, change: set } = form;
  const propuesto = buildIdentificador(valores.nombre);

  const errorOf = (name: keyof ValoresIdentidad) =>
    form.wasTried(name) || valores[name] !== IDENTIDAD_VACIA[name] ? form.errors[name] : undefined;
  const named = (rows: readonly Opcion[]) =>
    rows.map(({ id, nombre }) => ({ value: String(id), label: nombre }));

  return (
    <form key={form.draft.takes} noValidate aria-label="Nuevo elemento de dato" onSubmit={form.onSubmit}>
      <SideLayout
        isSticky
        sideLabel="Ayuda para crear el elemento"
        side={<ParecidosPanel nombre={valores.nombre} definicion="" exceptoElementoId={null} />}
      >
        <DraftOffer draft={form.draft} />
        <p className={styles['lead']}>Los campos marcados con * son obligatorios.</p>
        <Card title="Identificación">
          <FormGrid>
            <FormCell span={12}>
              <CampoTexto
                label={NOMBRES.nombre}
                required
                hint="Nombre común en español: «Código del departamento»."
                maxLength={LIMITES_ELEMENTO.nombre}
                value={valores.nombre}
                onChange={(nombre) => set({ nombre })}
                error={errorOf('nombre')}
              />
            </FormCell>
            <FormCell span={12}>
              <CampoTexto
                label={NOMBRES.identificador}
                required
                hint="Nombre técnico: «codDepartamento». No cambia entre versiones."
                autoCapitalize="none"
                spellCheck={false}
                maxLength={LIMITES_ELEMENTO.identificador}
                value={valores.identificador}
                onChange={(identificador) => set({ identificador })}
                error={errorOf('identificador')}
              />
              {propuesto === undefined || propuesto === valores.identificador ? null : (
                <div className={styles['proposal']}>
                  <Button variant="secondary" size="small" onClick={() => set({ identificador: propuesto })}>
                    Usar el identificador propuesto: {propuesto}
                  </Button>
                </div>
              )}
            </FormCell>
            <FormCell span={6}>
              <CampoOpcion
                label={NOMBRES.capaId}
                required
                placeholder="Seleccione una capa"
                options={named(opciones.capas)}
                value={valores.capaId}
                onChange={(capaId) => set({ capaId })}
                error={errorOf('capaId')}
              />
            </FormCell>
            <FormCell span={6}>
              <CampoOpcion
                label={NOMBRES.dominioId}
                required
                placeholder="Seleccione un dominio"
                options={named(opciones.dominios)}
                value={valores.dominioId}
                onChange={(dominioId) => set({ dominioId })}
                error={errorOf('dominioId')}
              />
            </FormCell>
            <FormCell span={6}>
              <RadioGroup
                label={NOMBRES.tipo}
                equal
                options={TIPOS}
                value={valores.tipo}
                onChange={(tipo) => set({ tipo, clase: 'dato' })}
              />
            </FormCell>
            <FormCell span={6}>
              <RadioGroup
                label={NOMBRES.clase}
                equal
                hint="Una lista es un conjunto cerrado de valores; un grupo, un conjunto de elementos."
                options={CLASES_DE_TIPO[valores.tipo].map((value) => ({
                  value,
                  label: CLASE_ELEMENTO[value],
                }))}
                value={valores.clase}
                onChange={(clase) => set({ clase })}
              />
            </FormCell>
          </FormGrid>
        </Card>
        <FormActions>
          <ButtonLink variant="neutral" to={elementosDeDatoPaths.homeRestored}>
            Cancelar
          </ButtonLink>
          <Button type="submit" busy={form.isSending && 'Creando'}>
            Crear borrador
          </Button>
        </FormActions>
      </SideLayout>
    </form>
  );
}

/** Creates the draft and leads to its form. */
function useCrear() {
  const api = useApi();
  const banner = useBanner();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const keyFor = useIdempotencyKey();

  return async ({ capaId, dominioId, nombre, identificador, tipo, clase }: ValoresIdentidad) => {
    const body = {
      nombre: nombre.trim(),
      identificador: identificador.trim(),
      tipo,
      clase,
      capaId: Number(capaId),
      dominioId: Number(dominioId),
    };
    const creado = await api.call<typeof createElementoEndpoint>(
      { method: 'POST', path: '/elemento-dato' },
      { body },
      { base: 'private', idempotencyKey: keyFor(body) },
    );
    queries.setQueryData(toElementoKey(creado.versionId), creado);
    await queries.invalidateQueries({ queryKey: ['elementos', 'listar'] });
    banner.success(`Se creó el borrador de ${creado.nombre}.`);
    await navigate(toEditElemento(creado.versionId));
  };
}
