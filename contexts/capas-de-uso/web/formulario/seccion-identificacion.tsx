import { Card } from '@marco/web-kit/card';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { RadioGroup } from '@marco/web-kit/radio-group';
import type { RuledForm } from '@marco/web-kit/ruled-form';
import { type SelectOption, toOptions } from '@marco/web-kit/select';
import type { DetalleCapa, ListasCapas, OpcionesCapas } from '../../contract/index.ts';
import { CARPETAS_CAPA, LIMITES_CAPA, TIPOS_CAPA, type TipoCapa } from '../../contract/terms.ts';
import { listTiposPadre } from '../../rules/jerarquia.ts';
import { computeEspacioNombres } from '../../rules/version-capa.ts';
import { CampoEntidad } from './campo-entidad.tsx';
import { CampoLista, CampoTexto } from './campos.tsx';
import { NOMBRES_CAMPOS, type ValoresCapa } from './valores.ts';

export interface SeccionIdentificacionProps {
  readonly form: RuledForm<ValoresCapa>;
  readonly opciones: OpcionesCapas;
  readonly listas: ListasCapas;
  /** A stored layer: its kind stays. */
  readonly detalle: DetalleCapa | null;
}

const TIPOS = toOptions(TIPOS_CAPA);
/** What belongs to one kind of layer: choosing another kind empties it. */
const SIN_CAMPOS_DE_TIPO = { capaPadreId: '', sectorId: '', entidadId: '' } as const;

/** Which layer it is: kind, place in the hierarchy, whose it is, folder. */
export function SeccionIdentificacion({ form, opciones, listas, detalle }: SeccionIdentificacionProps) {
  const { tipo, carpeta } = form.values;
  const padres = listTiposPadre(tipo);
  // There is one común layer, and it is there from the start.
  const offered = TIPOS.filter(({ value }) => value !== 'comun' || tipo === 'comun');

  function chooseTipo(chosen: TipoCapa): void {
    form.change({ tipo: chosen });
    form.beginAnew(SIN_CAMPOS_DE_TIPO);
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
            form={form}
            name="codigo"
            maxLength={LIMITES_CAPA.codigo}
            hint="Letras sin tilde, dígitos o guiones."
          />
        </FormCell>
        {padres.length > 0 ? (
          <FormCell span={4}>
            <CampoLista
              key={tipo}
              form={form}
              name="capaPadreId"
              placeholder="Seleccione una capa"
              options={toCapaOptions(
                opciones.capas.filter(({ id, tipo: suyo }) => id !== detalle?.id && padres.includes(suyo)),
              )}
            />
          </FormCell>
        ) : null}
        {tipo === 'sectorial' ? (
          <FormCell span={4}>
            <CampoLista
              form={form}
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
            <CampoEntidad form={form} inicial={detalle?.entidad ?? null} />
          </FormCell>
        ) : null}
        <FormCell span={12}>
          <CampoTexto
            form={form}
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

/** Layers as options: their id, and their name with their kind where that says more. */
function toCapaOptions(capas: OpcionesCapas['capas']): SelectOption[] {
  return capas.map(({ id, nombre, tipo }) => ({
    value: String(id),
    label: nombre === TIPOS_CAPA[tipo] ? nombre : `${nombre} (${TIPOS_CAPA[tipo].toLowerCase()})`,
  }));
}
