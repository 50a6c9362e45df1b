/** A tab opened during the key press or click itself, because browsers block it later. */
type WaitingTab = {
  /** Says why the document is not there yet. */
  say(text: string): void;
  /** Shows the document. False when the browser blocked the tab: show a link then. */
  show(address: string): boolean;
  close(): void;
};

export function openTab(what = 'the PDF'): WaitingTab {
  // Without a network nothing would come.
  const tab = navigator.onLine === false ? null : window.open('', '_blank');
  if (tab) {
    tab.document.title = `Preparing ${what}`;
    tab.document.body.textContent = `Preparing ${what} …`;
    // What it says later is read out.
    tab.document.body.ariaLive = 'polite';
    // Another site must not reach this page from its tab.
    tab.opener = null;
  }
  return {
    say: (text) => {
      try {
        if (tab) tab.document.body.textContent = text;
      } catch {
        // It is closed, or another site is shown in it.
      }
    },
    show: (address) => {
      if (!tab || tab.closed) return false;
      tab.location.replace(address);
      return true;
    },
    close: () => tab?.close(),
  };
}
