import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatLongDate } from '@marco/web-kit/format';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DetalleEntidad } from '../../contract/index.ts';
import { CARACTERES, TIPOS_ENTIDAD } from '../../contract/terms.ts';
import { NOMBRES_CAMPOS } from '../formulario/valores.ts';
import { useSubmitConfirmacion } from './use-submit-confirmacion.ts';

type Dato = readonly [titulo: string, valor: ReactNode];

interface FichaProps {
  readonly titulo: string;
  readonly accion?: ReactNode;
  readonly datos: readonly Dato[];
}

function Ficha({ titulo, accion, datos }: FichaProps) {
  return (
    <Card title={titulo} aside={accion}>
      <FactSheet>
        {datos.map(([nombre, valor]) => (
          <Fact key={nombre} name={nombre}>
            {valor}
          </Fact>
        ))}
      </FactSheet>
    </Card>
  );
}

function toPropios(entidad: DetalleEntidad): Dato[] {
  const { tipo, orden, codigoSigep, codigoSnies, caracter } = entidad;
  if (tipo === 'publica')
    return [
      [NOMBRES_CAMPOS.ordenId, orden],
      [NOMBRES_CAMPOS.codigoSigep, codigoSigep],
    ];
  if (tipo === 'ies')
    return [
      [NOMBRES_CAMPOS.caracter, caracter && CARACTERES[caracter]],
      [NOMBRES_CAMPOS.codigoSnies, codigoSnies],
    ];
  return [];
}

/** What is known of the entity: who it is, where it is, how it is reached. */
export function InformacionTab({ entidad }: { readonly entidad: DetalleEntidad }) {
  const { sitioWeb, correoElectronico } = entidad;
  return (
    <CardStack>
      <Ficha
        titulo="Identificación"
        datos={[
          [NOMBRES_CAMPOS.tipo, TIPOS_ENTIDAD[entidad.tipo]],
          [NOMBRES_CAMPOS.nit, `${entidad.nit}-${entidad.dv}`],
          [NOMBRES_CAMPOS.sigla, entidad.sigla],
          [NOMBRES_CAMPOS.sectorId, entidad.sector],
          [NOMBRES_CAMPOS.naturaleza, entidad.naturaleza],
          ...toPropios(entidad),
          [NOMBRES_CAMPOS.codigoXroad, entidad.codigoXroad],
          ['Registrada el', formatLongDate(entidad.fechaCreacion)],
        ]}
      />
      <Ficha
        titulo="Ubicación"
        datos={[
          [NOMBRES_CAMPOS.departamentoCodigo, entidad.departamento],
          [NOMBRES_CAMPOS.municipioCodigo, entidad.municipio],
          [NOMBRES_CAMPOS.direccion, entidad.direccion],
        ]}
      />
      <Ficha
        titulo="Contacto"
        accion={<ConfirmarContacto entidad={entidad} />}
        datos={[
          [NOMBRES_CAMPOS.telefono, entidad.telefono],
          [
            NOMBRES_CAMPOS.correoElectronico,
            correoElectronico && <a href={`mailto:${correoElectronico}`}>{correoElectronico}</a>,
          ],
          [
            NOMBRES_CAMPOS.sitioWeb,
            sitioWeb && (
              <a href={sitioWeb} rel="noreferrer">
                {sitioWeb}
              </a>
            ),
          ],
          [NOMBRES_CAMPOS.nombreContacto, entidad.nombreContacto],
          [NOMBRES_CAMPOS.cargoContacto, entidad.cargoContacto],
          ['Confirmado el', formatLongDate(entidad.contactoConfirmadoEn)],
        ]}
      />
    </CardStack>
  );
}

/** Confirms that the contact is still valid. */
function ConfirmarContacto({ entidad }: { readonly entidad: DetalleEntidad }) {
  const { confirm, isConfirming } = useSubmitConfirmacion(entidad);
  return (
    <Button
      variant="neutral"
      icon={<BadgeCheck size={18} />}
      blocked={entidad.permisos.confirmarContacto}
      busy={isConfirming && 'Confirmando'}
      onClick={() => void confirm()}
    >
      Confirmar contacto
    </Button>
  );
}
