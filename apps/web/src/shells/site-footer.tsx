import { useConfiguracion } from '@marco/parametros/widgets';
import { Footer, type SocialNetwork } from '@marco/web-kit/app-shell';
import { AYUDA, LEGAL_LINKS } from '../site-pages/site-links.ts';

const NETWORKS: Readonly<Record<string, SocialNetwork>> = {
  x: 'x',
  twitter: 'x',
  facebook: 'facebook',
  instagram: 'instagram',
  youtube: 'youtube',
};

/** The public footer, all of it from the parameters (LAND-02). */
export function SiteFooter() {
  const { producto, ministerio, pie } = useConfiguracion();
  return (
    <Footer
      programme={pie.programa}
      ministry={ministerio.nombre}
      address={pie.direccion}
      hours={[pie.horario.dias, pie.horario.horas]}
      phones={pie.telefonos.map(({ nombre, numero }) => ({ label: nombre, number: numero }))}
      emails={[pie.correos.soporte, pie.correos.lenguaje]}
      social={pie.redes.flatMap(({ nombre, url }) => {
        const network = NETWORKS[nombre.toLowerCase()];
        return network ? [{ network, url }] : [];
      })}
      legal={[AYUDA, ...LEGAL_LINKS]}
      version={`${producto.titulo} v${producto.version}`}
    />
  );
}
