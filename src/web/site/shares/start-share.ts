import './gone-share.css';
import './share-ask.css';
import './share-facts.css';
import './share-frame.css';
import './share-page.css';
import './share-pay.css';
import './share-pictures.css';

/** The page works without this script. With it, numbers can be copied. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const [text] = button.childNodes;
  button.hidden = !('clipboard' in navigator);
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy ?? '');
    if (text) text.textContent = button.dataset.copied ?? '';
  });
}
