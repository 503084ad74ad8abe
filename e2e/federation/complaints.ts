/** What the browser, and the shell's own loader, write of their own accord about files of remotes that are not right. */
export const aboutRemotes =
  /^(Failed to find a valid digest|Fetch API cannot load|Refused to execute script from .* MIME type|Error: \[ Federation Runtime \]|\[ Federation Runtime \]|ChunkLoadError: Loading|Error: broken on purpose|Error: Version 19|The resource .* was preloaded|Access to (script|fetch))/
