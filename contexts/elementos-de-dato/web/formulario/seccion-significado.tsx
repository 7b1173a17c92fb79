import { EntidadAutocomplete } from '@marco/entidades/widgets';
import { Card } from '@marco/web-kit/card';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { toOptions } from '@marco/web-kit/select';
import {
  CLASIFICACION,
  type ClasificacionInformacion,
  DATO_PERSONAL,
  type DatoPersonal,
  LIMITES_ELEMENTO,
} from '../../contract/terms.ts';
import { CampoLargo, CampoOpcion, CampoTexto } from './campos.tsx';
import { Etiquetas } from './etiquetas.tsx';
import type { SeccionProps } from './valores-elemento.ts';

const CLASIFICACIONES = toOptions(CLASIFICACION);
const PERSONALES = toOptions(DATO_PERSONAL);

/** What the element is called, what it means and who answers for it. */
export function SeccionSignificado({ valores, change, errores }: SeccionProps) {
  return (
    <Card title="Nombre y significado">
      <FormGrid>
        <FormCell span={12}>
          <CampoTexto
            label="Nombre"
            required
            hint="Nombre común en español: «Código del departamento»."
            maxLength={LIMITES_ELEMENTO.nombre}
            value={valores.nombre}
            onChange={(nombre) => change({ nombre })}
            error={errores['nombre']}
          />
        </FormCell>
        <FormCell span={12}>
          <CampoLargo
            label="Definición"
            required
            hint="Una oración que diga qué es, a qué clase pertenece y qué lo distingue."
            rows={4}
            value={valores.definicion}
            onChange={(definicion) => change({ definicion })}
            error={errores['definicion']}
          />
        </FormCell>
        <FormCell span={12}>
          <CampoLargo
            label="Usos"
            required
            hint="Dónde y para qué se usa el dato."
            rows={3}
            value={valores.usos}
            onChange={(usos) => change({ usos })}
            error={errores['usos']}
          />
        </FormCell>
        <FormCell span={12}>
          <CampoLargo
            label="Notas explicativas"
            rows={3}
            value={valores.notas}
            onChange={(notas) => change({ notas })}
            error={errores['notas']}
          />
        </FormCell>
        <FormCell span={12}>
          <Etiquetas
            label="Palabras clave"
            hint="Escriba una y oprima Enter."
            valores={valores.palabrasClave}
            onChange={(palabrasClave) => change({ palabrasClave })}
            maxLength={LIMITES_ELEMENTO.palabraClave}
            error={errores['palabrasClave']}
          />
        </FormCell>
        <FormCell span={12}>
          <EntidadAutocomplete
            label="Entidad responsable"
            required
            hint="Quien custodia el significado o la lista de códigos."
            value={valores.entidadResponsable}
            onSelectionChange={(entidadResponsable) => change({ entidadResponsable })}
            errors={toErrors(errores['entidadResponsableId'])}
          />
        </FormCell>
        <FormCell span={6}>
          <CampoOpcion
            label="Clasificación de la información"
            hint="Ley 1712 de 2014."
            options={CLASIFICACIONES}
            value={valores.clasificacionInformacion}
            onChange={(value) => change({ clasificacionInformacion: value as ClasificacionInformacion })}
            error={errores['clasificacionInformacion']}
          />
        </FormCell>
        <FormCell span={6}>
          <CampoOpcion
            label="Dato personal"
            hint="Ley 1581 de 2012."
            options={PERSONALES}
            value={valores.datoPersonal}
            onChange={(value) => change({ datoPersonal: value as DatoPersonal })}
            error={errores['datoPersonal']}
          />
        </FormCell>
      </FormGrid>
    </Card>
  );
}

function toErrors(error: string | undefined): string[] {
  return error === undefined ? [] : [error];
}
