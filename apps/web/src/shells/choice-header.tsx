import { accesoPaths } from '@marco/acceso/paths';
import { UserMenu } from '@marco/acceso/web';
import { PublicHeader } from '@marco/web-kit/app-shell';
import { ProductBrand } from './product-brand.tsx';

/** Header of 'user-entities': product title, e-mail and the menu of the person (ENT-06). */
export function ChoiceHeader() {
  return (
    <PublicHeader brand={<ProductBrand to={accesoPaths.userEntities} />}>
      <UserMenu />
    </PublicHeader>
  );
}
