/** A tab opened during the key press or click itself, because browsers block it later. */
type WaitingTab = {
  /** Shows the document. False when the browser blocked the tab: show a link then. */
  show(address: string): boolean;
  close(): void;
};

export function openTab(what = 'the PDF'): WaitingTab {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.document.title = `Preparing ${what}`;
    tab.document.body.textContent = `Preparing ${what} …`;
    // Another site must not reach this page from its tab.
    tab.opener = null;
  }
  return {
    show: (address) => {
      if (!tab || tab.closed) return false;
      tab.location.replace(address);
      return true;
    },
    close: () => tab?.close(),
  };
}
