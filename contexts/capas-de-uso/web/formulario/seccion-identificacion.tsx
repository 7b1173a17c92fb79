import { Card } from '@marco/web-kit/card';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { toOptions } from '@marco/web-kit/select';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { DetalleCapa, ListasCapas, OpcionesCapas } from '../../contract/index.ts';
import { CARPETAS_CAPA, LIMITES_CAPA, TIPOS_CAPA, type TipoCapa } from '../../contract/terms.ts';
import { listTiposPadre } from '../../rules/jerarquia.ts';
import { computeEspacioNombres } from '../../rules/version-capa.ts';
import { toCapaOptions } from '../widgets/capa-select.tsx';
import { CampoEntidad } from './campo-entidad.tsx';
import { CampoLista, CampoTexto } from './campos.tsx';
import { NOMBRES_CAMPOS, type ValoresCapa } from './valores.ts';

export interface SeccionIdentificacionProps {
  readonly form: UseFormReturn<ValoresCapa>;
  readonly opciones: OpcionesCapas;
  readonly listas: ListasCapas;
  /** A stored layer: its kind stays. */
  readonly detalle: DetalleCapa | null;
}

const TIPOS = toOptions(TIPOS_CAPA);
/** What belongs to one kind of layer: choosing another kind empties it. */
const CAMPOS_POR_TIPO = ['capaPadreId', 'sectorId', 'entidadId'] as const;

/** Which layer it is: kind, place in the hierarchy, whose it is, folder. */
export function SeccionIdentificacion({ form, opciones, listas, detalle }: SeccionIdentificacionProps) {
  const { control, setValue, clearErrors } = form;
  const [tipo, carpeta] = useWatch({ control, name: ['tipo', 'carpeta'] });
  const padres = listTiposPadre(tipo);
  // There is one común layer, and it is there from the start.
  const offered = TIPOS.filter(({ value }) => value !== 'comun' || tipo === 'comun');

  function chooseTipo(chosen: TipoCapa): void {
    for (const campo of CAMPOS_POR_TIPO) setValue(campo, '');
    clearErrors([...CAMPOS_POR_TIPO]);
    setValue('tipo', chosen, { shouldDirty: true });
  }

  return (
    <Card title="Identificación">
      <FormGrid>
        <FormCell span={12}>
          <RadioGroup
            label={NOMBRES_CAMPOS.tipo}
            required
            hint={detalle ? 'El tipo de una capa no cambia.' : undefined}
            options={offered.map((option) => ({
              ...option,
              disabled: detalle !== null && option.value !== tipo,
            }))}
            value={tipo}
            onChange={chooseTipo}
          />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto
            control={control}
            name="codigo"
            maxLength={LIMITES_CAPA.codigo}
            hint="Letras sin tilde, dígitos o guiones."
          />
        </FormCell>
        {padres.length > 0 ? (
          <FormCell span={4}>
            <CampoLista
              control={control}
              name="capaPadreId"
              placeholder="Seleccione una capa"
              options={toCapaOptions(
                opciones.capas.filter(({ id }) => id !== detalle?.id),
                padres,
              )}
            />
          </FormCell>
        ) : null}
        {tipo === 'sectorial' ? (
          <FormCell span={4}>
            <CampoLista
              control={control}
              name="sectorId"
              placeholder="Seleccione un sector"
              options={listas.sectores
                .filter(({ id, activo }) => activo || id === detalle?.sector?.id)
                .map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
            />
          </FormCell>
        ) : null}
        {tipo === 'proyecto' || tipo === 'integracion' ? (
          <FormCell span={4}>
            <CampoEntidad control={control} inicial={detalle?.entidad ?? null} />
          </FormCell>
        ) : null}
        <FormCell span={12}>
          <CampoTexto
            control={control}
            name="carpeta"
            maxLength={LIMITES_CAPA.carpeta}
            placeholder={`${CARPETAS_CAPA[tipo]}/Ejemplo`}
            hint={`Espacio de nombres: ${computeEspacioNombres(listas.espacioNombresRaiz, 1, carpeta.trim() || CARPETAS_CAPA[tipo])}`}
          />
        </FormCell>
      </FormGrid>
    </Card>
  );
}
