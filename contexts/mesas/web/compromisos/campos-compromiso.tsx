import { presentEntidad } from '@marco/entidades/terms';
import { TextInput } from '@marco/web-kit/field';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { bindField, type RuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import type { GestionMesa } from '../../contract/index.ts';
import { LIMITES_COMPROMISO } from '../../contract/terms.ts';
import { CampoPlazo } from './campo-plazo.tsx';
import { CamposMeta } from './campos-meta.tsx';
import { useResponsables } from './use-compromisos.ts';
import { NOMBRES_VALORES, type ValoresCompromiso } from './valores-compromiso.ts';

export interface CamposCompromisoProps {
  readonly mesa: GestionMesa;
  readonly acordadoEn: string;
  readonly form: RuledForm<ValoresCompromiso>;
}

/** The fields of a commitment: what, who, when, and what fulfils it by itself. */
export function CamposCompromiso(props: CamposCompromisoProps) {
  const { mesa, form } = props;
  const responsables = useResponsables(mesa.id);
  const { idEntidad: elegida } = form.values;
  const people = (responsables.data ?? []).filter(({ idEntidad }) => String(idEntidad) === elegida);
  const field = <Campo extends keyof ValoresCompromiso>(campo: Campo) => ({
    label: NOMBRES_VALORES[campo],
    ...bindField(form, campo),
  });

  /** The name follows the person; another one may be written by hand. */
  function choosePerson(idResponsable: string): void {
    const person = people.find(({ id }) => String(id) === idResponsable);
    form.change({ idResponsable, ...(person ? { responsable: person.nombre } : {}) });
  }

  return (
    <FormGrid>
      <FormCell span={12}>
        <Textarea
          {...field('descripcion')}
          required
          rows={3}
          maxLength={LIMITES_COMPROMISO.descripcion}
          hint="Qué se entrega, a quién y cómo se comprueba."
        />
      </FormCell>
      <FormCell span={12}>
        <Select
          {...field('idEntidad')}
          required
          placeholder="Seleccione una entidad de la mesa"
          options={mesa.entidades.map(({ id, nombre }) => ({
            value: String(id),
            label: presentEntidad(nombre),
          }))}
          onChange={(idEntidad) => form.change({ idEntidad, idResponsable: '' })}
        />
      </FormCell>
      <FormCell span={6}>
        <Select
          {...field('idResponsable')}
          optional
          placeholder={toAyuda(elegida, people.length)}
          options={people.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
          onChange={choosePerson}
        />
      </FormCell>
      <FormCell span={6}>
        <TextInput
          {...field('responsable')}
          required
          autoComplete="off"
          maxLength={LIMITES_COMPROMISO.responsable}
          placeholder="Nombre o dependencia"
        />
      </FormCell>
      <CampoPlazo {...props} />
      <CamposMeta {...props} />
    </FormGrid>
  );
}

/** What the empty choice of the person says. */
function toAyuda(idEntidad: string, people: number): string {
  if (idEntidad === '') return 'Elija la entidad';
  return people === 0 ? 'Nadie con cuenta' : 'Ninguna';
}
