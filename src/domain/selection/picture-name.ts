/** What a picture is called where it stands alone: its title, or `pictureName({ title: '', name: 'IMG_2041.jpg' }, 'Blinds')` → `'Blinds IMG_2041'` */
export function pictureName({ title, name }: { title: string; name: string }, category: string): string {
  return title || `${category} ${name.replace(/\.jpg$/, '')}`;
}
